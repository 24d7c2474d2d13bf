import { strToU8, zipSync } from 'fflate';

const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packaged = 'http://schemas.openxmlformats.org/package/2006';
const kinds = 'application/vnd.openxmlformats-officedocument';

const pack = (files: Record<string, string>): Buffer =>
  Buffer.from(
    zipSync(
      Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(head + text)])),
      // The same bytes on every machine.
      { mtime: new Date(2026, 0, 1) },
    ),
  );

const types = (part: string, type: string) => `<Types xmlns="${packaged}/content-types">
<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>
<Default Extension="xml" ContentType="application/xml"/>
<Override PartName="${part}" ContentType="${kinds}.${type}.main+xml"/>`;

const root = (target: string) => `<Relationships xmlns="${packaged}/relationships">
<Relationship Id="rId1" Type="${relations}/officeDocument" Target="${target}"/></Relationships>`;

/** A Word document of paragraphs. */
export const smallDocx = (paragraphs: readonly string[]): Buffer =>
  pack({
    '[Content_Types].xml': `${types('/word/document.xml', 'wordprocessingml.document')}</Types>`,
    '_rels/.rels': root('word/document.xml'),
    'word/document.xml': `<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${paragraphs
      .map((text) => `<w:p><w:r><w:t>${escaped(text)}</w:t></w:r></w:p>`)
      .join('')}</w:body></w:document>`,
  });

const cell = (value: string | number) =>
  typeof value === 'number'
    ? `<c><v>${value}</v></c>`
    : `<c t="inlineStr"><is><t>${escaped(value)}</t></is></c>`;

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';

/** A workbook of one sheet. */
export const smallXlsx = (rows: readonly (readonly (string | number)[])[]): Buffer =>
  pack({
    '[Content_Types].xml': `${types('/xl/workbook.xml', 'spreadsheetml.sheet')}
<Override PartName="/xl/worksheets/sheet1.xml" ContentType="${kinds}.spreadsheetml.worksheet+xml"/></Types>`,
    '_rels/.rels': root('xl/workbook.xml'),
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${relations}"><sheets><sheet name="Ark1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${packaged}/relationships"><Relationship Id="rId1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${main}"><sheetData>${rows
      .map((row) => `<row>${row.map(cell).join('')}</row>`)
      .join('')}</sheetData></worksheet>`,
  });
