import type { FastifyRequest } from 'fastify';

/** The value of a cookie as the browser sent it, not decoded; undefined without it. */
export const readCookie = (
  { headers }: Pick<FastifyRequest, 'headers'>,
  name: string,
): string | undefined => {
  const cookies = headers.cookie?.split(';').map((pair) => pair.trim()) ?? [];
  return cookies.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1);
};
