import { type Sheet, sheetXml } from './sheetXml';
import { stylesXml } from './styles';
import { zipped } from './zipped';

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packages = 'http://schemas.openxmlformats.org/package/2006';
const kind = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

const types = `${declaration}<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${kind}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${kind}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${kind}.styles+xml"/></Types>`;
const rootLinks = `${declaration}<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`;
const book = `${declaration}<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="${office}"><sheets><sheet name="Tabell" sheetId="1" r:id="rId1"/></sheets></workbook>`;
const bookLinks = `${declaration}<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${office}/styles" Target="styles.xml"/></Relationships>`;

/** An xlsx file with one sheet, piece by piece as it is taken. */
export const workbook = (sheet: Sheet): AsyncGenerator<Uint8Array> =>
  zipped([
    { path: '[Content_Types].xml', content: [types] },
    { path: '_rels/.rels', content: [rootLinks] },
    { path: 'xl/workbook.xml', content: [book] },
    { path: 'xl/_rels/workbook.xml.rels', content: [bookLinks] },
    { path: 'xl/styles.xml', content: [stylesXml(sheet.isDashed)] },
    { path: 'xl/worksheets/sheet1.xml', content: sheetXml(sheet) },
  ]);
