import { setTimeout as sleep } from 'node:timers/promises';

interface Waiting<Item, Answer> {
  item: Item;
  resolve: (answer: Answer) => void;
  reject: (error: unknown) => void;
}

interface BatchOptions {
  /** Items of one piece of work. */
  most: number;
  /** Milliseconds before each piece of work, for others to come. */
  delay: number;
  /** Whether a failure may be one item's own, so that the others are tried without it. */
  isOfItem: (error: unknown) => boolean;
}

/**
 * Does the work of many callers at once: what comes while a piece of work is under way is the next piece. Each caller is answered when
 * the work is done. One whose item can't be worked on fails alone.
 * @param work answers in the order of the items
 */
export const createBatch = <Item, Answer>(
  work: (items: readonly Item[]) => Promise<readonly Answer[]>,
  { most, delay, isOfItem }: BatchOptions,
) => {
  const waiting: Waiting<Item, Answer>[] = [];
  let isRunning = false;

  const settle = async (batch: readonly Waiting<Item, Answer>[]): Promise<void> => {
    try {
      const answers = await work(batch.map(({ item }) => item));
      for (const [index, { resolve }] of batch.entries()) resolve(answers[index] as Answer);
    } catch (error) {
      if (batch.length > 1 && isOfItem(error)) for (const one of batch) await settle([one]);
      else for (const { reject } of batch) reject(error);
    }
  };
  const run = async () => {
    while (waiting.length > 0) {
      await sleep(delay);
      await settle(waiting.splice(0, most));
    }
    isRunning = false;
  };

  return (item: Item): Promise<Answer> =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      if (isRunning) return;
      isRunning = true;
      void run();
    });
};
