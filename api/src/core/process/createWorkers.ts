import { createWorkProcess, type WorkBounds } from './createWorkProcess';

interface WorkersBounds extends WorkBounds {
  /** Processes at most. */
  count: number;
}

/** Work processes of one program (`createWorkProcess`): a job goes to the least busy, so that a slow one holds up none while one is free. */
export const createWorkers = <Job extends object, Outcome>(
  beside: string,
  name: string,
  { count, megabytes }: WorkersBounds,
) => {
  const workers = Array.from({ length: count }, () => ({
    ask: createWorkProcess<Job, Outcome>(beside, name, { megabytes }),
    jobs: 0,
  }));
  return async (job: Job, timeout: number): Promise<Outcome> => {
    const free = workers.reduce((least, worker) => (worker.jobs < least.jobs ? worker : least));
    free.jobs += 1;
    return free.ask(job, timeout).finally(() => (free.jobs -= 1));
  };
};
