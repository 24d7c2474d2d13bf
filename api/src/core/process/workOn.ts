/** How often a work process looks at how much memory it has, milliseconds. */
const look = 50;

/** What a work process answers: the outcome, or that the job failed. */
export type Answered = { outcome: unknown } | { failed: true };

/** The first that a work process says: what its programs need is loaded. */
const readyForJobs = 'ready';

/** Ends the process that takes too much, as the system does when there is none left; the server then knows it as `ended`. */
const watchMemory = (megabytes: number): void => {
  setInterval(() => {
    if (process.memoryUsage.rss() > megabytes * 1_048_576) process.kill(process.pid, 'SIGKILL');
  }, look).unref();
};

/** Makes this program a work process (`createWorkProcess`): one job after the other; it ends with the server, or by too much memory. */
export const workOn = <Job>(work: (job: Job) => Promise<unknown>): void => {
  const megabytes = Number(process.argv[2]);
  if (megabytes > 0) watchMemory(megabytes);
  process.on('message', (job: Job) => {
    const answer = (answered: Answered) => process.send?.(answered);
    work(job).then(
      (outcome) => answer({ outcome }),
      () => answer({ failed: true }),
    );
  });
  process.on('disconnect', () => process.exit());
  process.send?.(readyForJobs);
};
