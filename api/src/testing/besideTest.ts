import { extname } from 'node:path';

/**
 * Address of a module beside a test, for a process of its own: as it is written, or as it is bundled.
 * @param test the test's `import.meta.url`
 * @param name path from there, without its ending
 */
export const besideTest = (test: string, name: string): string =>
  new URL(`${name}${extname(test)}`, test).href;
