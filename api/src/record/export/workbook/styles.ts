/** Numbers of the cells' looks, by their place in `cellXfs`. */
export const look = { plain: 0, heading: 1, date: 2, quoted: 3, broken: 4, brokenQuoted: 5 } as const;

/** How a day is written, and how in lists of complaints and actions (docs/product/dates.md#showing-one). */
const dateFormat = 'dd\\.mm\\.yyyy';
const caseDateFormat = 'dd\\-mm\\-yyyy';

const base = 'numFmtId="0" fillId="0" borderId="0" xfId="0"';
const top = 'applyAlignment="1"><alignment vertical="top"/></xf>';
const broken = 'applyAlignment="1"><alignment vertical="top" wrapText="1"/></xf>';

/** `quotePrefix` keeps a text a text even when somebody edits its cell: what looks like a formula is never one. */
export const stylesXml = (
  isDashed: boolean,
): string => `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><numFmts count="1"><numFmt numFmtId="164" formatCode="${isDashed ? caseDateFormat : dateFormat}"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/><family val="2"/></font><font><b/><sz val="11"/><name val="Calibri"/><family val="2"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="6"><xf ${base} fontId="0" ${top}<xf ${base} fontId="1" applyFont="1" quotePrefix="1" ${top}<xf numFmtId="164" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" ${top}<xf ${base} fontId="0" quotePrefix="1" ${top}<xf ${base} fontId="0" ${broken}<xf ${base} fontId="0" quotePrefix="1" ${broken}</cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`;
