/** What begins like a page, a drawing or another markup, which some browser might run. */
const names = [
  '!doctype',
  '?xml',
  'html',
  'head',
  'body',
  'svg',
  'script',
  'iframe',
  'style',
  'meta',
  'link',
  'object',
  'embed',
  'img',
  'a',
  'div',
  'p',
];
const longest = Math.max(...names.map(({ length }) => length));

/** A text as it is read here: sign by sign. */
export type Readable = Pick<string, 'length' | 'charCodeAt'>;

const isSpace = (code: number) => /\s/.test(String.fromCharCode(code));
const isWordCode = (code: number) => /\w/.test(String.fromCharCode(code));

const skipSpace = (text: Readable, from: number): number => {
  let at = from;
  while (at < text.length && isSpace(text.charCodeAt(at))) at += 1;
  return at;
};

/** Compares without case, and reads no further than the first sign that differs. */
const startsWith = (text: Readable, at: number, wanted: string): boolean => {
  for (let i = 0; i < wanted.length; i += 1)
    if (String.fromCharCode(text.charCodeAt(at + i)).toLowerCase() !== wanted[i]) return false;
  return true;
};

/** Where the first `-->` from here on ends; -1 when there is none. */
const endOfComment = (text: Readable, from: number): number => {
  let dashes = 0;
  for (let at = from; at < text.length; at += 1) {
    const sign = String.fromCharCode(text.charCodeAt(at));
    if (sign === '>' && dashes >= 2) return at + 1;
    dashes = sign === '-' ? dashes + 1 : 0;
  }
  return -1;
};

const isMarkupAt = (text: Readable, at: number): boolean => {
  let name = '';
  for (let i = 0; i < longest; i += 1) name += String.fromCharCode(text.charCodeAt(at + i)).toLowerCase();
  return names.some((known) => name.startsWith(known) && !isWordCode(text.charCodeAt(at + known.length)));
};

/**
 * Whether a text begins like markup: after white space and comments, of which one that does not end here counts as markup, as what comes
 * behind it is not seen. Each sign is read a bounded number of times, whatever the text.
 */
export const beginsAsMarkup = (text: Readable): boolean => {
  let at = skipSpace(text, 0);
  while (startsWith(text, at, '<!--')) {
    // `<!-->` and `<!--->` are whole comments to a browser.
    const end = endOfComment(text, at + 2);
    if (end < 0) return true;
    at = skipSpace(text, end);
  }
  return startsWith(text, at, '<') && isMarkupAt(text, at + 1);
};
