/**
 * Stops everything on Ctrl-C and SIGTERM, last started first; a second signal while it stops changes nothing.
 * @param closing what to stop; filled while starting
 * @returns the stop itself, for a start that fails half-way
 */
export const stopOnSignal = (closing: (() => Promise<unknown>)[]): (() => Promise<void>) => {
  let stopping: Promise<void> | undefined;
  const closeAll = async () => {
    for (const close of closing.splice(0)) {
      await close().catch((error: unknown) => {
        process.exitCode = 1;
        console.error(error);
      });
    }
  };
  const stop = () => (stopping ??= closeAll());
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => void stop().then(() => process.exit()));
  }
  return stop;
};
