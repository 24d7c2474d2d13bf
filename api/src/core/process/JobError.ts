/** Why a job has no outcome: it took longer than it may, or the process ended on it (out of memory, say). */
export type JobFailure = 'timeout' | 'ended';

/** Rejects a job that a work process did not bring to an outcome. */
export class JobError extends Error {
  override readonly name = 'JobError';
  readonly why: JobFailure;
  constructor(why: JobFailure) {
    super(`The process has no outcome: ${why}`);
    this.why = why;
  }
}
