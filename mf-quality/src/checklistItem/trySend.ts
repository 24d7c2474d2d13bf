import type { ItemAnswer } from '@byggtun/shared/contract/checklistItem';
import type { SaveAnswer } from '@byggtun/shared/contract/checklistSave';
import { statusOf } from '@byggtun/shared/http/CallError';
import { failureNotice } from '@byggtun/shared/http/failureNotice';

/** How a save has ended. */
export type Outcome =
  | { kind: 'saved'; answer: SaveAnswer }
  /** For what it carried; another one may go better. */
  | { kind: 'refused'; problem: string }
  /** Nobody knows whether it has arrived. @param mayPass it may go better by itself */
  | { kind: 'failed'; mayPass: boolean; saveId: string };

/** Sends answers under a number of their own; throws when nobody knows that they have arrived. */
export type Send = (items: ItemAnswer[], saveId: string) => Promise<SaveAnswer>;

/** It did not arrive, or the server could not do it now. */
const mayPass = (error: unknown) => {
  const status = statusOf(error) ?? 500;
  return status >= 500 || [401, 408, 429].includes(status);
};

/** Sends answers; never throws. */
export const trySend = async (send: Send, items: ItemAnswer[]): Promise<Outcome> => {
  const saveId = crypto.randomUUID();
  try {
    return { kind: 'saved', answer: await send(items, saveId) };
  } catch (error) {
    if (statusOf(error) === 400) return { kind: 'refused', problem: failureNotice(error).text };
    return { kind: 'failed', mayPass: mayPass(error), saveId };
  }
};
