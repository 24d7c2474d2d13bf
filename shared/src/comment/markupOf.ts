/** What stands between < and > of HTML, or in a comment. */
interface Markup {
  from: number;
  /** Behind its last character. */
  to: number;
  /** Lower case; left out for what nobody reads: comments, declarations, and scripts and their like with all that they hold. */
  tag?: string;
  isEnd: boolean;
  /** The attributes. */
  rest: string;
}

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

/** Where the > stands that ends a tag, whose quotes may hold others; -1 without one. */
const endOfTag = (html: string, from: number): number => {
  const signs = /["'>]/g;
  signs.lastIndex = from;
  for (let sign = signs.exec(html); sign; sign = signs.exec(html)) {
    if (sign[0] === '>') return sign.index;
    const closing = html.indexOf(sign[0], signs.lastIndex);
    if (closing < 0) return -1;
    signs.lastIndex = closing + 1;
  }
  return -1;
};

/** Behind the end tag of an element, or behind everything when it has none. */
const behindElement = (html: string, from: number, tag: string): number => {
  const ends = /<\/([a-z]+)/gi;
  ends.lastIndex = from;
  for (let end = ends.exec(html); end; end = ends.exec(html))
    if (end[1]?.toLowerCase() === tag) return html.indexOf('>', ends.lastIndex) + 1 || html.length;
  return html.length;
};

const behindComment = (html: string, from: number): number => {
  const end = html.indexOf('-->', from);
  return end < 0 ? html.length : end + 3;
};

/**
 * The comments, declarations and tags of HTML, in their order. One without its end is text, and so is all that comes behind it: no sign
 * is read twice, however many are open.
 */
export function* markupOf(html: string): Generator<Markup> {
  // A comment, a declaration, or a tag with its name.
  const next = /<(?:(!--)|[!?]|(\/?)([a-z][\w:-]*))/gi;
  for (let begun = next.exec(html); begun; begun = next.exec(html)) {
    const { 1: comment, 2: slash, 3: name, index: from } = begun;
    const inside = next.lastIndex;
    const end = name === undefined ? html.indexOf('>', inside) : endOfTag(html, inside);
    if (!comment && end < 0) return;
    const tag = name?.toLowerCase();
    const rest = html.slice(inside, end);
    const isEnd = slash === '/';
    const isUnread = tag !== undefined && !isEnd && unread.includes(tag);
    let to = end + 1;
    if (comment) to = behindComment(html, inside);
    else if (isUnread && !rest.endsWith('/')) to = behindElement(html, to, tag);
    yield { from, to, isEnd, rest, ...(tag !== undefined && !isUnread && { tag }) };
    next.lastIndex = to;
  }
}
