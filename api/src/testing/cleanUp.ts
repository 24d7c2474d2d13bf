import { after } from 'node:test';

const closers: (() => Promise<unknown>)[] = [];
after(async () => {
  for (const close of closers.reverse()) await close();
});

/** Runs after the file's last test; what was opened last is closed first. */
export const cleanUp = (close: () => Promise<unknown>): void => {
  closers.push(close);
};
