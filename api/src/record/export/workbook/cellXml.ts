import { dateSerial } from './dateSerial';
import type { SheetColumn } from './sheetColumn';
import { look } from './styles';
import { xmlText } from './xmlText';

/** What a spreadsheet, or one that reads a file saved from it, might take for a formula. */
const formulaLike = /^[=+\-@\t\r\n]/;

const styleOf = (text: string, breakText: boolean): number => {
  if (formulaLike.test(text)) return breakText ? look.brokenQuoted : look.quoted;
  return breakText ? look.broken : look.plain;
};

/** A cell of text, whatever the text says. @param at its address, such as `B2` */
export const textCell = (at: string, text: string, style: number): string =>
  `<c r="${at}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${xmlText(text)}</t></is></c>`;

/** A value as a cell of its own kind; nothing for a value that is missing. @param at its address, such as `B2` */
export const cellXml = (at: string, value: unknown, { isDate, breakText }: SheetColumn): string => {
  if (typeof value === 'number') return `<c r="${at}"><v>${value}</v></c>`;
  if (typeof value === 'boolean') return textCell(at, value ? 'Ja' : 'Nei', look.plain);
  if (typeof value !== 'string' || value === '') return '';
  const serial = isDate ? dateSerial(value) : undefined;
  if (serial !== undefined) return `<c r="${at}" s="${look.date}"><v>${serial}</v></c>`;
  return textCell(at, value, styleOf(value, breakText));
};
