import type { FastifyRequest } from 'fastify';

import type { Live } from './follow/live';

/** The shell sets it when its canary is for this person. */
const cookie = /(?:^|;\s*)byggtunShell=([^;]+)/;

/** The shell's version for this request: the live one, or its canary when the cookie asks for it; undefined before the first release. */
export const shellVersion = ({ headers }: FastifyRequest, { state }: Live): string | undefined => {
  const wanted = cookie.exec(headers.cookie ?? '')?.[1];
  const canary = state.shell?.canary?.version;
  return canary !== undefined && wanted === encodeURIComponent(canary) ? canary : state.shell?.version;
};
