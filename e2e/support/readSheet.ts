import { readFileSync } from 'node:fs';

import { strFromU8, unzipSync } from 'fflate';

/** The cells of a saved xlsx file's sheet, row by row: text, or the number as it stands in the file; '' where there is none. */
export function readSheet(path: string): string[][] {
  const sheet = unzipSync(readFileSync(path))['xl/worksheets/sheet1.xml'];
  if (!sheet) throw new Error('the file has no sheet');
  return [...strFromU8(sheet).matchAll(/<row [^>]*>(.*?)<\/row>/gs)].map(([, cells = '']) => {
    const row: string[] = [];
    for (const [, letter = 'A', content = ''] of cells.matchAll(/<c r="([A-Z])\d+"[^>]*>(.*?)<\/c>/gs))
      row[letter.charCodeAt(0) - 65] = content.replaceAll(/<[^<>]*>/g, '');
    return Array.from(row, (cell: string | undefined) => cell ?? '');
  });
}
