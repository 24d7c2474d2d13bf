import { expect, type Locator } from '@playwright/test';

import type { TypedDay } from './typedDay';

/** What came of a press on the button, or what should. */
export interface DayOutcome {
  /** The day that left the page, `YYYY-MM-DD`; null for none, undefined when nothing left it. */
  sent: string | null | undefined;
  /** The text that stands as the field's error. */
  error: string | undefined;
  /** What the field shows; undefined when it is gone with its dialog. */
  shown: string | undefined;
}

/** Asks which day has left the page by now. */
export type AskSent = () => Promise<DayOutcome['sent']>;

/** Why a day is refused that exists, or none at all; undefined when it is taken. */
export type DayRule = (day: string | null) => string | undefined;

/** The day that it is in Norway, `YYYY-MM-DD`. */
export const today = (): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Oslo' }).format(new Date());

/** A day as people read it, DD.MM.YYYY. */
export const written = (day: string): string => day.split('-').reverse().join('.');

/** What a field shows and which error is tied to it, at this moment; empty when the field is gone. */
const readField = (field: Locator): Promise<Pick<DayOutcome, 'error' | 'shown'>> =>
  field.evaluateAll(([input]) => {
    if (!(input instanceof HTMLInputElement)) return { error: undefined, shown: undefined };
    const ids = (input.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .filter((id) => id.endsWith('-error'));
    const error = ids.map((id) => document.getElementById(id)?.textContent).join('');
    const isWrong = input.getAttribute('aria-invalid') === 'true';
    return { error: isWrong ? error : undefined, shown: input.value };
  });

/** Waits until something was sent or an error stands there, and says what came of it. */
export async function outcome(field: Locator, sent: AskSent): Promise<DayOutcome> {
  const settled = async () => (await sent()) !== undefined || (await readField(field)).error !== undefined;
  await expect.poll(settled, { intervals: [20, 50, 100] }).toBe(true);
  return { sent: await sent(), ...(await readField(field)) };
}

const noDay = /^(?:Skriv datoen som DD\.MM\.ÅÅÅÅ|Datoen finnes ikke|Året må være fra 1900 til 2099)\.$/;

/** What must come of what was typed, by what is meant alone: how it is read is the portal's. */
export function expectedOutcome(
  { text, meant }: TypedDay,
  refused: DayRule,
): Record<keyof DayOutcome, unknown> {
  if (meant === undefined) return { sent: undefined, error: expect.stringMatching(noDay), shown: text };
  const error = refused(meant);
  return { sent: error ? undefined : meant, error, shown: meant === null ? '' : written(meant) };
}
