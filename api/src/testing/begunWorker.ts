// A work process that tells when it began.
import { workOn } from '../core/process/workOn';

/** Nothing is asked of it but an answer. */
export type BegunJob = Record<string, never>;

/** Of the machine's clock, which all processes share. */
const begun = process.hrtime.bigint();

workOn<BegunJob>(() => Promise.resolve(begun));
