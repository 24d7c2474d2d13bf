import type { saveAberration, saveRuh } from '@byggtun/shared/contract/aberration';
import type * as z from 'zod';

/** A new deviation or RUH as the caller sends it. */
export type AberrationInput = z.output<typeof saveAberration.body | typeof saveRuh.body>;

/** The same without what only the form's own call has. */
export type ReportInput = Omit<AberrationInput, 'id' | 'requestId'>;
