import { closeTickets } from '@byggtun/shared/contract/attachmentTickets';
import { call, type CallTarget } from '@byggtun/shared/http/call';

/** Takes back what lets this browser fetch attachments by itself. */
export const closeOwnTickets = (target: CallTarget, signal: AbortSignal): Promise<unknown> =>
  call(target, closeTickets, {}, { signal });
