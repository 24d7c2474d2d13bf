import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

import { listComments } from '@byggtun/shared/contract/comment';
import { saveComment } from '@byggtun/shared/contract/commentSave';
import { statusOf } from '@byggtun/shared/http/CallError';

import { caller, newestCase } from '../bench/support/callApi';

/** What eight people who write comments without a pause were told. */
export interface Written {
  /** Acknowledged. */
  saved: number;
  /** Tries that were told to have failed, by status; 0 where nobody answered. */
  told: Record<number, number>;
  /** Acknowledged, and not there afterwards. */
  lost: number;
  /** There more than once. */
  doubled: number;
}

const streams = 8;

/** Writes comments until it is told to end; what fails is sent again with the same id, as the portal's forms do. */
export const startWriters = async (origin: string, token: string) => {
  const ask = caller(origin, token);
  const regLineId = await newestCase(ask);
  const saved: string[] = [];
  const told: Record<number, number> = {};
  let isOver = false;

  const save = async (text: string) => {
    const requestId = randomUUID();
    for (;;) {
      try {
        await ask(saveComment, { body: { regLineId, newComment: text, requestId } });
        saved.push(text);
        return;
      } catch (error) {
        const status = statusOf(error) ?? 0;
        told[status] = (told[status] ?? 0) + 1;
        if (isOver) return;
        await sleep(100);
      }
    }
  };
  const stream = async () => {
    while (!isOver) await save(`Drill ${randomUUID()}`);
  };
  const writing = Promise.all(Array.from({ length: streams }, stream));

  /** Ends the writing, and counts what is there. */
  return async (): Promise<Written> => {
    isOver = true;
    await writing;
    const comments = await ask(listComments, { body: { id: regLineId, commentType: 0 } });
    const found = new Map<string, number>();
    for (const { text } of comments) found.set(text, (found.get(text) ?? 0) + 1);
    return {
      saved: saved.length,
      told,
      lost: saved.filter((text) => !found.has(text)).length,
      doubled: [...found].filter(([text, count]) => text.startsWith('Drill') && count > 1).length,
    };
  };
};
