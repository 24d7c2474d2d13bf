import { untilOnline } from '@byggtun/shared/attachment/untilOnline';
import type { Profile } from '@byggtun/shared/contract/user';
import { holdPage } from '@byggtun/shared/form/holdPage';
import type { Portal } from '@byggtun/shared/portal/portal';
import { createListeners } from '@byggtun/shared/ui/createListeners';

import type { Answers } from '../checklistItem/createAnswers';

interface LeftAnswers {
  answers: Answers;
  /** Ends the tries: the page is open again. */
  back: AbortController;
  /** They could not be saved on the way out. */
  hasFailed: boolean;
}

/*
 * Answers of checklists that were left before the server had them: they are tried until it has, and the page has them again when the person comes
 * back. Who signs in or changes the company loads the portal anew, so that nothing is sent as somebody else.
 */
const left = new Map<string, LeftAnswers>();
const listeners = createListeners<'left'>();

/** Milliseconds from a try that failed to the next. */
const retryAfter = 15_000;

/** What they are called: by the person and the checklist. */
export const leftKey = ({ id }: Pick<Profile, 'id'>, checklist: number): string => `${id}.${checklist}`;

/** The answers that a checklist was left with, while they are tried. */
export const leftAnswers = (key: string): Answers | undefined => left.get(key)?.answers;

/** They are on the way out of their page, as they are after each change shortly before it. */
export const areLeaving = (key: string): boolean => left.get(key)?.hasFailed === false;

/** Numbers of the checklists that this person has left with what could not be saved on the way out. */
export const failedAnswers = ({ id }: Pick<Profile, 'id'>): string[] => {
  const start = `${id}.`;
  return [...left].flatMap(([key, { hasFailed }]) =>
    hasFailed && key.startsWith(start) ? key.slice(start.length) : [],
  );
};

/** Listens to what becomes of those that were left. @returns what ends it */
export const onLeftAnswers = (changed: () => void): (() => void) => listeners.on('left', changed);

/** The page is open again, and has its answers. */
export function claimAnswers(key: string): void {
  left.get(key)?.back.abort();
  left.delete(key);
}

/**
 * Sends what is not saved, and tries again until it is or is refused. The portal is not reloaded meanwhile; where the device has not stored
 * the answers, nor is the tab closed without a question, and what nobody tries again waits here for its page.
 */
export async function leaveAnswers(key: string, answers: Answers, portal: Portal): Promise<void> {
  const back = new AbortController();
  const mine: LeftAnswers = { answers, back, hasFailed: false };
  left.set(key, mine);
  const release = answers.isKept() ? portal.unsaved.hold() : holdPage(portal);
  const fail = () => {
    mine.hasFailed = true;
    listeners.tell(['left']);
  };
  while (!back.signal.aborted && (await answers.leave(back.signal))) {
    fail();
    await untilOnline(retryAfter, back.signal).catch(() => undefined);
  }
  if (!back.signal.aborted && answers.isOpen() && !answers.isKept()) {
    back.signal.addEventListener('abort', release, { once: true });
    return fail();
  }
  release();
  if (left.get(key) === mine) left.delete(key);
  listeners.tell(['left']);
}
