import type { FastifyRequest } from 'fastify';

import { readCookie } from '../http/readCookie';
import type { Live } from './follow/live';

/** The shell sets it when its canary is for this person. */
const cookieName = 'byggtunShell';

/** The shell's version for this request: the live one, or its canary when the cookie asks for it; undefined before the first release. */
export const shellVersion = (request: FastifyRequest, { state }: Live): string | undefined => {
  const wanted = readCookie(request, cookieName);
  const canary = state.shell?.canary?.version;
  return canary !== undefined && wanted === encodeURIComponent(canary) ? canary : state.shell?.version;
};
