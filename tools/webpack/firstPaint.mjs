// @ts-check
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** @param {string} text */
const lean = (text) =>
  text
    .replaceAll(/\/\*.*?\*\//gs, '')
    .replaceAll(/\n\s*/g, '\n')
    .trim();

/** What stands in the page itself, seen before a file has come; without comments and indents. @param {string} folder of the shell */
export const readFirstPaint = (folder) => {
  const read = (/** @type {string} */ name) =>
    lean(readFileSync(join(folder, 'src/firstPaint', name), 'utf8'));
  return { script: read('firstPaint.js'), style: read('firstPaint.css') };
};
