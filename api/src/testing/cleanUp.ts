import { after } from 'node:test';

/** Milliseconds for each thing to close, and for the process to end when all are closed; a busy machine needs seconds. */
const timeout = 60_000;

const closers: (() => Promise<unknown>)[] = [];

const closeInTime = (close: () => Promise<unknown>) => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`Not closed in time: ${close.toString()}`)), timeout);
  });
  return Promise.race([close(), late]).finally(() => clearTimeout(timer));
};

after(async () => {
  for (const close of closers.reverse()) await closeInTime(close);
  setTimeout(() => {
    const open = process.getActiveResourcesInfo().join(', ');
    console.error(`All tests are done, and the process is ended with these open: ${open}`);
    process.exit();
  }, timeout).unref();
});

/** Runs after the file's last test; what was opened last is closed first. */
export const cleanUp = (close: () => Promise<unknown>): void => {
  closers.push(close);
};
