/** Runs a save now or a while later; two of them never cross. */
export const createSaveTimer = (save: () => Promise<void>) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | undefined;
  const now = async (): Promise<void> => {
    clearTimeout(timer);
    while (running) await running;
    running = save().finally(() => {
      running = undefined;
    });
    await running;
  };
  return {
    now,
    /** In place of the one that was to come. */
    later: (milliseconds: number): void => {
      clearTimeout(timer);
      timer = setTimeout(() => void now(), milliseconds);
    },
    isRunning: () => running !== undefined,
    /** The one that was to come does not. */
    stop: () => clearTimeout(timer),
  };
};
