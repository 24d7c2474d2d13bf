const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': ' ',
};

/** Whatever stands between < and >; the last < without a > is a sign of its own. */
const withoutTags = (html: string): string => {
  let text = '';
  let read = 0;
  for (let open = html.indexOf('<'); open >= 0; open = html.indexOf('<', read)) {
    const close = html.indexOf('>', open);
    if (close < 0) break;
    text += html.slice(read, open);
    read = close + 1;
  }
  return text + html.slice(read);
};

/**
 * What a reader sees of a comment's HTML, a line for each paragraph and each item of a list. For the HTML that the editor
 * writes and the server keeps; the server asks once it has sanitised.
 */
export const visibleText = (html: string): string =>
  withoutTags(html.replace(/(<\/p>)?<\/li>|<\/p>|<br>|<br \/>/g, '\n'))
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (entity) => entities[entity] ?? entity)
    .replaceAll('\u00A0', ' ')
    .trim();
