import { markupOf } from './markupOf';

/** A piece of HTML, in its order. */
export type Token =
  | { kind: 'text'; text: string }
  | { kind: 'start'; tag: string; attributes: readonly (readonly [name: string, value: string])[] }
  | { kind: 'end'; tag: string };

const attribute = /([^\s=/"'>]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g;

/** What browsers and Word write; all other signs stand for themselves. */
const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00A0',
};

const signOf = (code: number) => (code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '');

const decode = (text: string): string =>
  text.replace(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]+));/gi,
    (entity, decimal?: string, hex?: string, name = '') => {
      if (decimal !== undefined) return signOf(Number(decimal));
      if (hex !== undefined) return signOf(Number.parseInt(hex, 16));
      return entities[String(name)] ?? entity;
    },
  );

const attributesOf = (text: string) =>
  [...text.matchAll(attribute)].map(
    ([, name = '', ...values]) => [name.toLowerCase(), decode(values.find(Boolean) ?? '')] as const,
  );

/**
 * The tags and texts of HTML, however badly it is written; comments, scripts and styles are left out. Ours, since Trusted Types close the
 * browser's own parser (docs/decisions/comments-on-screen.md), and a package's is many times as large for everybody who reads a comment.
 */
export function* htmlTokens(html: string): Generator<Token> {
  let read = 0;
  for (const { from, to, tag, isEnd, rest } of markupOf(html)) {
    if (from > read) yield { kind: 'text', text: decode(html.slice(read, from)) };
    read = to;
    if (tag !== undefined)
      yield isEnd ? { kind: 'end', tag } : { kind: 'start', tag, attributes: attributesOf(rest) };
  }
  if (read < html.length) yield { kind: 'text', text: decode(html.slice(read)) };
}
