import * as z from 'zod';

import { StartError } from '../start/StartError';
import { limitNames, limitSetting, limitTable, type LimitValues } from './limitTable';

const figure = z.coerce.number().int().min(1).max(1_000_000_000);

/** Reads every limit from the environment. @throws StartError with one sentence when a value is no whole number from 1 on */
export const readLimits = (environment: Readonly<Record<string, string | undefined>>): LimitValues => {
  const read = (name: (typeof limitNames)[number]): number => {
    const text = environment[limitSetting(name)];
    if (text === undefined || text === '') return limitTable[name].value;
    const result = figure.safeParse(text);
    if (result.success) return result.data;
    const { meaning, unit } = limitTable[name];
    throw new StartError(
      `Innstillingen ${limitSetting(name)} har en ugyldig verdi: «${text}». ${meaning}. Et helt tall fra 1 (${unit}).`,
    );
  };
  return Object.fromEntries(limitNames.map((name) => [name, read(name)])) as LimitValues;
};
