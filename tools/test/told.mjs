import { stripVTControlCharacters } from 'node:util';

/**
 * One test that has ended, as the reporters of all three runners tell it on their standard output while the others go on.
 * @typedef {{ ok: boolean, test?: string, file?: string, message?: string, trace?: string }} Told `test` begins with its place, file and line; without it
 *   it is only counted; `file`: the test file alone, as the repository sees it; none of what fails outside of tests; `trace`: the file with what was
 *   done, or a picture of its end
 * @typedef {{ done: number, all: number, of: 'tests' | 'files' }} Progress how far a runner is, told whenever one of them has ended
 */

/** Where something stands, as people and editors read it. @param {string} file @param {number} [line] */
export const atLine = (file, line) => (line === undefined ? file : `${file}:${line}`);

// RFC 7464: a record begins with this and ends with its line, so that it stands out of whatever else is written there.
const recordBegins = '\x1e';
const longestMessage = 4_000;
const longestLine = 1_000_000;

/** @param {string} message */
const shortened = (message) =>
  message.length > longestMessage ? `${message.slice(0, longestMessage)} …` : message;

/** What a reporter writes. @param {Told | Progress} said */
export const toRecord = ({ message, ...told }) => {
  const short = message && shortened(stripVTControlCharacters(message));
  return `${recordBegins}${JSON.stringify({ ...told, message: short })}\n`;
};

/** @returns {Told | Progress | undefined} */
const fromRecord = (line) => {
  try {
    const said = JSON.parse(line);
    return typeof said?.ok === 'boolean' || typeof said?.all === 'number' ? said : undefined;
  } catch {
    return undefined;
  }
};

/**
 * Parts a stream of output, in chunks that end anywhere, into what reporters tell and all other text. What never ends its line is text too.
 * @param {{ onTold: (told: Told) => void, onProgress: (progress: Progress) => void, onText: (text: string) => void }} to
 */
export function partOutput({ onTold, onProgress, onText }) {
  let open = '';
  const takeLine = (line) => {
    const begin = line.lastIndexOf(recordBegins);
    const said = begin === -1 ? undefined : fromRecord(line.slice(begin + 1));
    if (said && 'all' in said) onProgress(said);
    else if (said) onTold(said);
    const text = said ? line.slice(0, begin) : line;
    if (text) onText(text);
  };
  return {
    /** @param {string} chunk */
    take: (chunk) => {
      const lines = `${open}${chunk}`.split(/(?<=\n)/);
      open = lines.at(-1)?.endsWith('\n') ? '' : (lines.pop() ?? '');
      lines.forEach(takeLine);
      if (open.length < longestLine) return;
      onText(open);
      open = '';
    },
    end: () => {
      takeLine(open);
      open = '';
    },
  };
}
