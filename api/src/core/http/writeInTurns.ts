import { setImmediate as nextTurn } from 'node:timers/promises';

/** Items that are written in one go: a few milliseconds. */
const batch = 500;

const isLong = (value: unknown): value is unknown[] => Array.isArray(value) && value.length > batch;

/** The items as JSON, without the brackets around them. */
const writeItems = async (items: readonly unknown[]): Promise<Buffer[]> => {
  const pieces: Buffer[] = [];
  for (let start = 0; start < items.length; start += batch) {
    const text = JSON.stringify(items.slice(start, start + batch)).slice(1, -1);
    pieces.push(Buffer.from(start === 0 ? text : `,${text}`));
    await nextTurn();
  }
  return pieces;
};

const writeList = async (items: readonly unknown[]): Promise<Buffer[]> => [
  Buffer.from('['),
  ...(await writeItems(items)),
  Buffer.from(']'),
];

/**
 * Writes an answer that is a long list, or has one as `items`, piece by piece, so that other calls are answered in between.
 * @returns its JSON; undefined for every other answer, which is written in one go
 */
export const writeInTurns = async (answer: unknown): Promise<Buffer | undefined> => {
  if (isLong(answer)) return Buffer.concat(await writeList(answer));
  if (typeof answer !== 'object' || answer === null || !('items' in answer)) return undefined;
  const { items, ...rest } = answer;
  if (!isLong(items)) return undefined;
  const others = JSON.stringify(rest).slice(1, -1);
  const list = await writeList(items);
  return Buffer.concat([Buffer.from('{"items":'), ...list, Buffer.from(others === '' ? '}' : `,${others}}`)]);
};
