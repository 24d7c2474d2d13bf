import { createHash, randomBytes } from 'node:crypto';

/** How a token is written: 256 random bits in base64url. */
export const tokenPattern = /^[\w-]{43}$/;

/** What is kept of a token: who reads the database can't make a link of it. */
export const digestOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

export const createToken = (): { token: string; digest: string } => {
  const token = randomBytes(32).toString('base64url');
  return { token, digest: digestOf(token) };
};
