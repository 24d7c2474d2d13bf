import { setTimeout as sleep } from 'node:timers/promises';

interface Watched {
  /** Whether the server's process lives. */
  isAlive: () => boolean;
  /** Starts it; rejects when it does not come up. */
  launch: () => Promise<void>;
  /** Receives a sentence when it is away, and when it is back. */
  say: (sentence: string) => void;
}

/** Milliseconds between two looks at whether it lives. */
const beat = 500;

/** Milliseconds before it is tried again, doubled each time, at the most. */
const backOff = { first: 250, most: 4000 };

/** Starts the embedded server again whenever it dies. @returns ends the watch, when a start that is under way is done */
export const keepRunning = ({ isAlive, launch, say }: Watched): (() => Promise<void>) => {
  const stopping = new AbortController();
  const { signal } = stopping;
  const sleepFor = (milliseconds: number) =>
    sleep(milliseconds, undefined, { signal, ref: false }).catch(() => undefined);

  const revive = async () => {
    say('Den innebygde databasen har stoppet og startes igjen.');
    for (let delay = backOff.first; !signal.aborted; delay = Math.min(delay * 2, backOff.most)) {
      try {
        await launch();
        say('Den innebygde databasen kjører igjen.');
        return;
      } catch {
        // What was left of the one that died holds its memory for a moment.
        await sleepFor(delay);
      }
    }
  };
  const watch = async () => {
    while (!signal.aborted) {
      if (!isAlive()) await revive();
      await sleepFor(beat);
    }
  };
  const watching = watch();
  return async () => {
    stopping.abort();
    await watching;
  };
};
