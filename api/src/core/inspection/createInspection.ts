import type { SquarePhoto } from '../image/squarePhoto';
import { createFairQueue } from '../limit/createFairQueue';
import { inTurn } from '../limit/inTurn';
import type { Limits } from '../limit/limits';
import { createWorkers } from '../process/createWorkers';
import { JobError } from '../process/JobError';
import type { Drawn, FileJob, FileProblem, ImageJob, Sniffed } from './fileJob';

/** Processes: with a slow file in one, the other goes on (docs/decisions/inspection.md). */
const count = 2;

/** Memory of each, megabytes; the largest image that is taken needs less than half of it. */
const megabytes = 900;

type Outcome<Made> = Made | { problem: FileProblem };

const problemOfEnd = (error: unknown): { problem: FileProblem } => {
  if (!(error instanceof JobError)) throw error;
  return { problem: error.why === 'timeout' ? 'tookTooLong' : 'tooDemanding' };
};

/** What the server asks of the processes that look into files from outside. */
export interface Inspection {
  /**
   * Waits for the person's turn, in which one file is looked into: one at a time of each person, and who waits takes turns.
   * @throws Refusal 429 when too many of theirs wait, 503 when it takes too long
   */
  turn: <T>(personId: number, work: () => Promise<T>) => Promise<T>;
  /** Does work for this key, or joins the one that is under way for it, whatever comes of it. */
  once: (key: string, work: () => Promise<void>) => Promise<void>;
  sniff: (path: string) => Promise<Outcome<Sniffed>>;
  draw: (job: Omit<ImageJob, 'caps'>) => Promise<Outcome<Drawn>>;
  photo: (bytes: Uint8Array) => Promise<Outcome<SquarePhoto>>;
}

/** Has files from outside looked into by processes that may hang, grow and die of it, within the limits. */
export const createInspection = (limits: Limits): Inspection => {
  const { sniffSeconds, imageSeconds, imageFrames, framesMegapixels, filesWaiting } = limits.of;
  const ask = createWorkers<FileJob, unknown>(import.meta.url, 'inspectionWorker', { count, megabytes });
  const queue = createFairQueue({ perKey: 1, total: count, waiting: filesWaiting });
  const running = new Map<string, Promise<void>>();
  const caps = { frames: imageFrames, pixels: framesMegapixels * 1_000_000 };
  const outcomeOf = <Made>(job: FileJob, seconds: number) =>
    ask(job, seconds * 1000).then((outcome) => outcome as Outcome<Made>, problemOfEnd);
  return {
    turn: (personId, work) =>
      inTurn(limits, { queue, full: 'filesWaiting', late: 'fileWaitSeconds' }, String(personId), work),
    once: (key, work) => {
      const joined = running.get(key) ?? work().finally(() => running.delete(key));
      running.set(key, joined);
      return joined;
    },
    sniff: (path) => outcomeOf<Sniffed>({ kind: 'sniff', path }, sniffSeconds),
    draw: (job) => outcomeOf<Drawn>({ ...job, caps }, imageSeconds),
    photo: (bytes) => outcomeOf<SquarePhoto>({ kind: 'photo', bytes }, imageSeconds),
  };
};
