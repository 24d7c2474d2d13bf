import type { Actor } from '@byggtun/shared/contract/actor';

import { refuse } from '../../core/http/refuse';

/**
 * The caller, who must be developer staff.
 * @param text what everybody else is told; the general one when left out
 * @throws Refusal 403 for everybody else
 */
export const requireStaff = <Caller extends Pick<Actor, 'isByggtun'>>(
  caller: Caller,
  text?: string,
): Caller => {
  if (!caller.isByggtun) throw refuse.forbidden(text);
  return caller;
};
