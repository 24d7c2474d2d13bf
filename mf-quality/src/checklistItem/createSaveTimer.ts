/** Runs a save now or a while later; two of them never cross. */
export const createSaveTimer = (save: () => Promise<void>) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | undefined;
  const stop = (): boolean => {
    const wasToCome = timer !== undefined;
    clearTimeout(timer);
    timer = undefined;
    return wasToCome;
  };
  const now = async (): Promise<void> => {
    stop();
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
      stop();
      timer = setTimeout(() => void now(), milliseconds);
    },
    isRunning: () => running !== undefined,
    /** The one that was to come does not. @returns whether there was one */
    stop,
  };
};
