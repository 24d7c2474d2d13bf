import { stripVTControlCharacters } from 'node:util';

/**
 * One test that has ended, as the reporters of all three runners tell it on their standard output while the others go on.
 * @typedef {{ ok: boolean, test?: string, file?: string, message?: string, trace?: string }} Told without `test` it is only counted; `file`: the one that
 *   the test is in, as the repository sees it; none of what fails outside of tests; `trace`: the file with what was done
 */

// RFC 7464: a record begins with this and ends with its line, so that it stands out of whatever else is written there.
const recordBegins = '\x1e';
const longestMessage = 4_000;
const longestLine = 1_000_000;

/** @param {string} message */
const shortened = (message) =>
  message.length > longestMessage ? `${message.slice(0, longestMessage)} …` : message;

/** What a reporter writes. @param {Told} told */
export const toRecord = ({ message, ...told }) => {
  const short = message && shortened(stripVTControlCharacters(message));
  return `${recordBegins}${JSON.stringify({ ...told, message: short })}\n`;
};

/** @returns {Told | undefined} */
const fromRecord = (line) => {
  try {
    const told = JSON.parse(line);
    return typeof told?.ok === 'boolean' ? told : undefined;
  } catch {
    return undefined;
  }
};

/**
 * Parts a stream of output, in chunks that end anywhere, into what reporters tell and all other text. What never ends its line is text too.
 * @param {{ onTold: (told: Told) => void, onText: (text: string) => void }} to
 */
export function partOutput({ onTold, onText }) {
  let open = '';
  const takeLine = (line) => {
    const begin = line.lastIndexOf(recordBegins);
    const told = begin === -1 ? undefined : fromRecord(line.slice(begin + 1));
    if (told) onTold(told);
    const text = told ? line.slice(0, begin) : line;
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
