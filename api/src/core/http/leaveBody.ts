import type { FastifyRequest } from 'fastify';

/** Milliseconds in which what is still on its way is thrown away, so that its sender gets to read the answer. */
const linger = 1000;

/** Reads no more of a refused body: nothing parses or keeps what still comes, and the connection is closed soon in any case. */
export const leaveBody = ({ raw }: FastifyRequest): void => {
  if (raw.readableEnded) return;
  raw.unpipe();
  raw.on('error', () => undefined);
  raw.resume();
  const timer = setTimeout(() => raw.destroy(), linger).unref();
  raw.once('end', () => clearTimeout(timer));
};
