/** The most characters that Excel takes in a cell. */
const longest = 32_767;

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** What XML can't hold: control characters beside tab and line break, and halves of a character. */
const unwritable = /[^\P{Cc}\t\n]|\p{Cs}|[\uFFFE\uFFFF]/gu;

/** Text for a cell or attribute, as far as a sheet can hold it; a chance `_x0041_`, which Excel reads as a character, is escaped. */
export const xmlText = (text: string): string =>
  text
    .slice(0, longest)
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(unwritable, '')
    .replaceAll(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_')
    .replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? sign);
