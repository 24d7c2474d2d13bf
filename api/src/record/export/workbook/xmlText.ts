/** The most characters that Excel takes in a cell. */
const longest = 32_767;

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** What XML can't hold: control characters beside tab and line break, and halves of a character. */
const unwritable = /[^\P{Cc}\t\n]|\p{Cs}|[\uFFFE\uFFFF]/gu;

/**
 * Text for a cell or an attribute, as it was as far as a sheet can hold it. Excel reads `_x0041_` as a character's number, so a text that
 * has this by chance gets its first sign escaped.
 */
export const xmlText = (text: string): string =>
  text
    .slice(0, longest)
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(unwritable, '')
    .replaceAll(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_')
    .replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? sign);
