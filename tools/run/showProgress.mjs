import { readdirSync } from 'node:fs';

const countPackages = (folder) => {
  try {
    return readdirSync(folder).length;
  } catch {
    return 0;
  }
};

/** Shows in one line of a terminal how many packages stand in the folder, until the answered function is called. */
export function showProgress(folder) {
  const { stdout } = process;
  if (!stdout.isTTY) return () => undefined;
  const timer = setInterval(() => stdout.write(`\r  ${countPackages(folder)} pakker`), 300);
  return () => {
    clearInterval(timer);
    stdout.write('\r\x1b[K');
  };
}
