import { strFromU8, unzipSync } from 'fflate';

/** A sheet as it opens. */
export interface OpenedSheet {
  /** Rows of cells: text as text, numbers as numbers, dates as the file's styles write them, null where there is none. */
  rows: (string | number | null)[][];
  /** The XML below it. */
  xml: string;
  /** The number of each cell's look, by its address. */
  looks: Record<string, number>;
}

const plain = (xml: string) =>
  xml
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replaceAll(/_x([0-9A-F]{4})_/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)));

const placeOf = (letters: string) =>
  [...letters].reduce((place, letter) => place * 26 + letter.charCodeAt(0) - 64, 0) - 1;

const dayOf = (serial: number, separator: string) =>
  new Date(Date.UTC(1899, 11, 30 + serial)).toISOString().slice(0, 10).split('-').reverse().join(separator);

/** Opens an xlsx file the way Excel does: text of inline cells, numbers, and numbers that the styles show as dates. */
export const readWorkbook = (file: Uint8Array): OpenedSheet => {
  const parts = unzipSync(file);
  const partOf = (path: string) => {
    const part = parts[path];
    if (!part) throw new Error(`${path} is missing`);
    return strFromU8(part);
  };
  const xml = partOf('xl/worksheets/sheet1.xml');
  const styles = partOf('xl/styles.xml');
  const separator = /formatCode="dd\\(.)mm\\\1yyyy"/.exec(styles)?.[1];
  if (!separator) throw new Error('The file writes days in another way');
  const formats = [...(styles.split('<cellXfs')[1]?.matchAll(/<xf numFmtId="(\d+)"/g) ?? [])];
  const looks: Record<string, number> = {};
  const valueOf = (attributes: string, content: string): string | number => {
    const look = Number(/ s="(\d+)"/.exec(attributes)?.[1] ?? 0);
    if (/t="inlineStr"/.test(attributes)) return plain(/<t[^>]*>([^<]*)<\/t>/.exec(content)?.[1] ?? '');
    const number = Number(/<v>(.*)<\/v>/.exec(content)?.[1]);
    return formats[look]?.[1] === '164' ? dayOf(number, separator) : number;
  };
  const rows = [...xml.matchAll(/<row r="\d+">(.*?)<\/row>/gs)].map(([, cells = '']) => {
    const row: (string | number | null)[] = [];
    for (const [, letters = '', number, attributes = '', content = ''] of cells.matchAll(
      /<c r="([A-Z]+)(\d+)"([^>]*)>(.*?)<\/c>/gs,
    )) {
      looks[`${letters}${number}`] = Number(/ s="(\d+)"/.exec(attributes)?.[1] ?? 0);
      row[placeOf(letters)] = valueOf(attributes, content);
    }
    return Array.from(row, (value) => value ?? null);
  });
  return { rows, xml, looks };
};
