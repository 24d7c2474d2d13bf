import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

import type { onSendAsyncHookHandler } from 'fastify';

/** In bytes; what is shorter goes in one packet as it is. */
const shortest = 1400;
const pack = promisify(gzip);

/**
 * Packs an answer for who can unpack it: a page of projects is 34 KB of JSON, and 2 KB packed. For calls that carry a token alone, and
 * so no plugin that packs whatever goes out: what a cookie opens could be guessed from the length of answers that other sites bring about (BREACH).
 */
export const packAnswer: onSendAsyncHookHandler = async (request, reply, answer) => {
  const known = reply.getHeader('vary');
  reply.header('vary', known === undefined ? 'accept-encoding' : `${String(known)}, accept-encoding`);
  const accepted = String(request.headers['accept-encoding']);
  if (!accepted.includes('gzip') || !(typeof answer === 'string' || Buffer.isBuffer(answer))) return answer;
  if (answer.length < shortest) return answer;
  reply.header('content-encoding', 'gzip');
  return pack(answer, { level: 1 });
};
