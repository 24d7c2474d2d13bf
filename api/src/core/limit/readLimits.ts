import * as z from 'zod';

import { StartError } from '../start/StartError';
import { limitNames, limitSetting, limitTable, type LimitValues } from './limitTable';

/** The most of a unit: of time a day, since a timer that is set for more than 24 of them runs out at once. */
const most: Readonly<Record<string, number>> = { sekunder: 86_400, minutter: 1_440 };

const mostOf = (unit: string): number => most[unit] ?? 1_000_000_000;

/** Reads every limit from the environment. @throws StartError with one sentence when a value is no whole number from 1 to the most of its unit */
export const readLimits = (environment: Readonly<Record<string, string | undefined>>): LimitValues => {
  const read = (name: (typeof limitNames)[number]): number => {
    const text = environment[limitSetting(name)];
    if (text === undefined || text === '') return limitTable[name].value;
    const { meaning, unit } = limitTable[name];
    const result = z.coerce.number().int().min(1).max(mostOf(unit)).safeParse(text);
    if (result.success) return result.data;
    throw new StartError(
      `Innstillingen ${limitSetting(name)} har en ugyldig verdi: «${text}». ${meaning}. Et helt tall fra 1 til ${mostOf(unit)} (${unit}).`,
    );
  };
  return Object.fromEntries(limitNames.map((name) => [name, read(name)])) as LimitValues;
};
