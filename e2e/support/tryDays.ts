import { expect, type Locator, type Page, test } from '@playwright/test';

import { type AskSent, type DayOutcome, type DayRule, expectedOutcome, outcome, today } from './dayOutcome';
import { typeDay } from './typeDay';
import { type TypedDay, typedDay } from './typedDay';

/** A field of a page, and how its page is sent. */
export interface DayPlace {
  field: Locator;
  /** Another field, to leave the first one for. */
  other: Locator;
  refused: DayRule;
  /** Enter sends it, and Escape leaves it: it is a dialog. */
  inDialog: boolean;
  /** Presses what sends. */
  send: () => Promise<void>;
  sent: AskSent;
  /** Forgets what was sent, for the next one. */
  forget: () => void;
  /** What the field is given when an error stands in it, so that nothing of it is left for the next one. */
  usual: string;
}

/** How many were sent as they were shown, and how many refused with a text. */
interface DayTally {
  sent: number;
  refused: number;
}

/** Types into one place, presses, and holds what came of it to what was meant. */
async function tryDay(
  page: Page,
  place: DayPlace,
  press: (target: Locator) => Promise<void>,
  typed: TypedDay,
): Promise<DayOutcome> {
  const then = place.inDialog && typed.then === 'Escape' ? 'nothing' : typed.then;
  await typeDay(page, { ...place, press }, { ...typed, then });
  if (!(place.inDialog && then === 'Enter')) await place.send();
  const came = await outcome(place.field, place.sent);
  const wanted = expectedOutcome(typed, place.refused);
  // A field that is gone with its dialog shows nothing any more.
  const isGone = place.inDialog && came.sent !== undefined;
  expect(came).toEqual(isGone ? { ...wanted, shown: came.shown } : wanted);
  place.forget();
  if (came.error !== undefined) await place.field.fill(place.usual);
  return came;
}

const outcomeName = (error: string | undefined) => (error === undefined ? 'sent' : 'refused');

/** Does that so many times, each in the place that is opened for it. */
export async function tryDays(
  page: Page,
  { runs, next, press }: { runs: number; next: () => number; press: (target: Locator) => Promise<void> },
  openPlace: () => Promise<DayPlace>,
): Promise<DayTally> {
  const tally: DayTally = { sent: 0, refused: 0 };
  for (let at = 0; at < runs; at++) {
    const typed = typedDay(next, today());

    const { error } = await test.step(`${at}: ${JSON.stringify(typed)}`, async () =>
      tryDay(page, await openPlace(), press, typed));

    tally[outcomeName(error)]++;
  }
  return tally;
}
