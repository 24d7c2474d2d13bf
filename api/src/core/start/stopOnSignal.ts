/** How a start is ended. */
export interface Stop {
  /** Stops what has been started; for a start that fails half-way. */
  now: () => Promise<void>;
  /** Whether a signal has asked for the end, so that what fails from now on is of no interest. */
  isAsked: () => boolean;
}

/**
 * Stops everything on Ctrl-C and SIGTERM, last started first; a second signal while it stops changes nothing. The process's code is 0 after
 * a signal alone.
 * @param closing what to stop; filled while starting
 */
export const stopOnSignal = (closing: (() => Promise<unknown>)[]): Stop => {
  let stopping: Promise<void> | undefined;
  let asked = false;
  const closeAll = async () => {
    for (const close of closing.splice(0)) {
      await close().catch((error: unknown) => {
        process.exitCode = 1;
        console.error(error);
      });
    }
  };
  const now = () => (stopping ??= closeAll());
  // Whatever else ends it, also when nothing is left to do, is a failure.
  process.on('exit', (code) => {
    if (code === 0 && !asked) process.exitCode = 1;
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      asked = true;
      void now().then(() => process.exit());
    });
  }
  return { now, isAsked: () => asked };
};
