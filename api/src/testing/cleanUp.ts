import { after } from 'node:test';

import { program } from '../../../tools/test/ceilings';

const closers: (() => Promise<unknown>)[] = [];

const closeInTime = (close: () => Promise<unknown>) => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`Not closed in time: ${close.toString()}`)), program.close);
  });
  return Promise.race([close(), late]).finally(() => clearTimeout(timer));
};

after(async () => {
  for (const close of closers.reverse()) await closeInTime(close);
  setTimeout(() => {
    const open = process.getActiveResourcesInfo().join(', ');
    console.error(`All tests are done, and the process is ended with these open: ${open}`);
    process.exit();
  }, program.close).unref();
});

/** Runs after the file's last test; what was opened last is closed first. */
export const cleanUp = (close: () => Promise<unknown>): void => {
  closers.push(close);
};
