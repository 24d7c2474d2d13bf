import type { AberrationCategory } from '@byggtun/shared/contract/aberrationCategory';

/** What a report is called, by its category. */
export const reportNames = { 1: 'Avvik', 2: 'RUH' } as const satisfies Record<AberrationCategory, string>;
