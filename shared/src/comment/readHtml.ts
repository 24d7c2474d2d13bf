import { htmlTokens, type Token } from './htmlTokens';

/** Elements without an end. */
const voids = ['br', 'hr', 'img', 'input', 'link', 'meta', 'col', 'wbr'];

/** What begins on a line of its own, and so ends the paragraph before it. */
const blocks = ['p', 'ul', 'ol', 'div', 'table', 'blockquote', 'pre', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6'];

/** What a start tag ends that was left open, unless it stands within the second. */
const endedBy = (tag: string): readonly [ended: string, within: string[]] | undefined => {
  if (tag === 'li') return ['li', ['ul', 'ol']];
  return blocks.includes(tag) ? ['p', ['li']] : undefined;
};

/** Attributes that are read; a style under another name, as the Content-Security-Policy reports each that is set. */
const names: Readonly<Record<string, string>> = {
  href: 'href',
  class: 'class',
  style: 'data-style',
  'data-mention': 'data-mention',
};

/**
 * HTML as a tree of elements that belong to no page: nothing of it is shown, run or fetched. Browsers' own parsers are closed to
 * text here (Trusted Types); this one knows of the attributes only the four above, so that nothing else can come of it.
 */
export function readHtml(html: string): HTMLElement {
  const { body } = document.implementation.createHTMLDocument('');
  const open: HTMLElement[] = [body];
  const inner = () => open.at(-1) ?? body;
  const end = (tag: string, within: readonly string[] = []) => {
    const at = open.findLastIndex(({ localName }) => localName === tag || within.includes(localName));
    if (at > 0 && open[at]?.localName === tag) open.length = at;
  };
  const begin = ({ tag, attributes }: Extract<Token, { kind: 'start' }>) => {
    const ended = endedBy(tag);
    if (ended) end(...ended);
    const element = body.ownerDocument.createElement(tag);
    for (const [name, value] of attributes) {
      const known = names[name];
      if (known) element.setAttribute(known, value);
    }
    inner().append(element);
    if (!voids.includes(tag)) open.push(element);
  };
  for (const token of htmlTokens(html)) {
    if (token.kind === 'text') inner().append(token.text);
    else if (token.kind === 'start') begin(token);
    else end(token.tag);
  }
  return body;
}
