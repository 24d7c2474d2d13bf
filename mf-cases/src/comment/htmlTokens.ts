/** A piece of HTML, in its order. */
export type Token =
  | { kind: 'text'; text: string }
  | { kind: 'start'; tag: string; attributes: readonly (readonly [name: string, value: string])[] }
  | { kind: 'end'; tag: string };

/** A comment or declaration, or a tag with what stands in it. */
const markup = /<!--[^]*?(?:-->|$)|<[!?][^>]*>|<(\/?)([a-z][\w:-]*)((?:"[^"]*"|'[^']*'|[^"'>])*)>/gi;
const attribute = /([^\s=/"'>]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g;

/** What stands in these is no text that anybody reads. */
const unread = [
  'script',
  'style',
  'title',
  'template',
  'noscript',
  'iframe',
  'object',
  'textarea',
  'xml',
  'head',
];

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

/** The tags and texts of HTML, however badly it is written; comments, scripts and styles are left out. */
export function* htmlTokens(html: string): Generator<Token> {
  let read = 0;
  let skipped: string | undefined;
  for (const { 0: whole, 1: slash, 2: name, 3: rest = '', index } of html.matchAll(markup)) {
    if (!skipped && index > read) yield { kind: 'text', text: decode(html.slice(read, index)) };
    read = index + whole.length;
    const tag = name?.toLowerCase();
    if (tag === undefined) continue;
    if (skipped) {
      if (slash && tag === skipped) skipped = undefined;
    } else if (slash) yield { kind: 'end', tag };
    else if (unread.includes(tag)) skipped = rest.endsWith('/') ? undefined : tag;
    else yield { kind: 'start', tag, attributes: attributesOf(rest) };
  }
  if (!skipped && read < html.length) yield { kind: 'text', text: decode(html.slice(read)) };
}
