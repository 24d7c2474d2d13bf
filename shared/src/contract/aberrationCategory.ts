import * as z from 'zod';

/** What a report is (docs/product/reports.md#the-form): 1 a deviation, 2 a RUH. */
export const aberrationCategories = {
  1: { name: 'avvik' },
  2: { name: 'RUH' },
} as const;

/** Number of a category. */
export type AberrationCategory = keyof typeof aberrationCategories;

/** The category as the wire has it. */
export const aberrationCategory = z.literal([1, 2]);
