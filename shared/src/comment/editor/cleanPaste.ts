import { readHtml } from '../readHtml';

const styleOf = (element: Element) => element.getAttribute('data-style') ?? '';

/** The value of one property; Word writes others that end in the same name (`mso-bidi-font-weight`). */
const declared = (element: Element, property: string): string =>
  styleOf(element)
    .split(';')
    .map((declaration) => declaration.split(':'))
    .findLast(([name = '']) => name.trim().toLowerCase() === property)?.[1]
    ?.trim()
    .toLowerCase() ?? '';

const isWordItem = (element: Element) =>
  /MsoListParagraph/.test(element.className) || /mso-list:\s*l\d/.test(styleOf(element));

/** Word writes an item of a list as a paragraph with its marker in front. */
function takeMarker(item: Element): string {
  const marker = [...item.querySelectorAll('[data-style]')].find((part) =>
    /mso-list:\s*ignore/i.test(styleOf(part)),
  );
  const text = marker?.textContent.trim() ?? '';
  marker?.remove();
  return text;
}

function gatherItems(body: HTMLElement): void {
  for (const paragraph of [...body.querySelectorAll('p')].filter(isWordItem)) {
    const tag = /^[\p{L}\d]+[.)]/u.test(takeMarker(paragraph)) ? 'ol' : 'ul';
    const item = body.ownerDocument.createElement('li');
    const before = paragraph.previousElementSibling;
    const list =
      before?.localName === tag && before.hasAttribute('data-gathered')
        ? before
        : body.ownerDocument.createElement(tag);
    list.setAttribute('data-gathered', '');
    paragraph.replaceWith(list);
    item.append(paragraph);
    list.append(item);
  }
}

/** Bold and italic that other programs say by a style. */
function nameEmphasis(body: HTMLElement): void {
  for (const span of body.querySelectorAll('span[data-style]')) {
    const tags = [
      ...(/^(?:bold|[6-9]00)/.test(declared(span, 'font-weight')) ? ['strong'] : []),
      ...(declared(span, 'font-style').startsWith('italic') ? ['em'] : []),
    ];
    for (const tag of tags) {
      const mark = body.ownerDocument.createElement(tag);
      mark.append(...span.childNodes);
      span.append(mark);
    }
  }
  for (const bold of body.querySelectorAll('b[data-style]'))
    if (declared(bold, 'font-weight').startsWith('normal')) bold.replaceWith(...bold.childNodes);
}

/** HTML from Word, Outlook, Google Docs and web pages as the editor can take it: their lists are lists, their emphasis emphasis. */
export function cleanPaste(html: string): HTMLElement {
  const body = readHtml(html);
  gatherItems(body);
  nameEmphasis(body);
  for (const heading of body.querySelectorAll('h1, h2, h3, h4, h5, h6')) {
    const paragraph = body.ownerDocument.createElement('p');
    paragraph.append(...heading.childNodes);
    heading.replaceWith(paragraph);
  }
  return body;
}
