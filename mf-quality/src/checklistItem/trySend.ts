import type { ItemAnswer } from '@byggtun/shared/contract/checklistItem';
import type { SaveAnswer } from '@byggtun/shared/contract/checklistSave';
import { statusOf, textOf } from '@byggtun/shared/http/CallError';

/** How a save has ended. */
export type Outcome =
  | { kind: 'saved'; answer: SaveAnswer }
  /** For what it carried; another one may go better. */
  | { kind: 'refused'; problem: string }
  /** It did not come to that. @param mayPass it may go better by itself */
  | { kind: 'failed'; mayPass: boolean };

/** It did not arrive, or the server could not do it now. */
const mayPass = (error: unknown) => {
  const status = statusOf(error) ?? 500;
  return status >= 500 || [401, 408, 429].includes(status);
};

/** Sends answers; never throws. */
export const trySend = async (
  send: (items: ItemAnswer[]) => Promise<SaveAnswer>,
  items: ItemAnswer[],
): Promise<Outcome> => {
  try {
    return { kind: 'saved', answer: await send(items) };
  } catch (error) {
    if (statusOf(error) === 400) return { kind: 'refused', problem: textOf(error) };
    return { kind: 'failed', mayPass: mayPass(error) };
  }
};
