const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Plain text as HTML of the editor, a paragraph for each line. */
export const textHtml = (text: string): string =>
  text
    .split(/\r\n?|\n/)
    .map((line) => `<p>${line.replace(/[&<>]/g, (sign) => entities[sign] ?? sign)}</p>`)
    .join('');
