const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': ' ',
};

/**
 * What a reader sees of a comment's HTML, a line for each paragraph and each item of a list. For the HTML that the editor
 * writes and the server keeps; the server asks once it has sanitised.
 */
export const visibleText = (html: string): string =>
  html
    .replace(/(<\/p>)?<\/li>|<\/p>|<br>|<br \/>/g, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (entity) => entities[entity] ?? entity)
    .replaceAll('\u00A0', ' ')
    .trim();
