const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Visible text as HTML that shows exactly that text. */
export const htmlOf = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => entities[sign] ?? '').replace(/\r\n?|\n/g, '<br>');
