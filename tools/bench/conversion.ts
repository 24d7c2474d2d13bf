// Word and Excel files that a contractor has put into a folder are shown as PDF, one after the other, each with other bytes; then again, as
// they are kept. How many are shown, how long it takes, and that their text is in them. Not in the tests: what converts may be the machine's
// own LibreOffice, and the embedded one may hang on a busy machine (docs/decisions/conversion.md).
//   --converter embedded   as BYGGTUN_CONVERTER
//   --files 20             how many of each kind
import { parseArgs } from 'node:util';

import { smallDocx, smallXlsx } from '@byggtun/api/officeFiles';
import { readPdf } from '@byggtun/api/testing/readPdf';
import { convertToPdf } from '@byggtun/shared/contract/documentCalls';

import { caller } from './support/callApi';
import { startPortal, temporaryData } from './support/portal';
import { openFolder, putDocument } from './support/putDocument';
import { tokenFor } from './support/tokenFor';

const { values: options } = parseArgs({
  options: { converter: { type: 'string', default: 'embedded' }, files: { type: 'string', default: '20' } },
});
const bars = { cold: 8000, kept: 2000 };
const lines = (count: number, mark: string) =>
  Array.from({ length: count }, (_, at) => `Linje ${at + 1} ${mark}`);
const kinds = {
  'short Word': (mark: string) => ['docx', smallDocx(lines(3, mark))] as const,
  // The text stands last, where a cell beside it does not cut it off.
  Excel: (mark: string) => ['xlsx', smallXlsx(lines(40, mark).map((line, at) => [at * 12.5, line]))] as const,
  'Word of 20 pages': (mark: string) => ['docx', smallDocx(lines(900, mark))] as const,
};

const portal = await startPortal({
  port: 4347,
  data: temporaryData(),
  env: { BYGGTUN_CONVERTER: options.converter },
});
const ask = caller(portal.origin, await tokenFor(portal.origin, 'marte@nordretomrer.example'));
const folder = await openFolder(ask);

/** Shows it as PDF: how long it took, and whether the text is in it; undefined when it was refused. */
const show = async (uuid: string, mark: string) => {
  const started = performance.now();
  const pdf = await ask(convertToPdf, { body: { uuid } }).catch((error: unknown) => String(error));
  if (typeof pdf === 'string') return { took: performance.now() - started, refused: pdf };
  const took = performance.now() - started;
  const { pages } = await readPdf(new Uint8Array(await pdf.arrayBuffer()));
  return { took, pages: pages.length, holds: pages[0]?.includes(`Linje 1 ${mark}`) === true };
};

const quantile = (values: number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0;
const told = (values: number[]) =>
  `p50 ${quantile(values, 0.5).toFixed(0)}, worst ${quantile(values, 1).toFixed(0)} ms`;
const problems: string[] = [];

for (const [kind, make] of Object.entries(kinds)) {
  const cold: number[] = [];
  const kept: number[] = [];
  let refused = 0;
  let pages = 0;
  for (let at = 0; at < Number(options.files); at++) {
    const mark = `${kind} ${at}`;
    const [extension, content] = make(mark);
    const uuid = await putDocument(ask, folder, `Prøve ${mark}.${extension}`, content);
    const first = await show(uuid, mark);
    if ('refused' in first) {
      refused += 1;
      problems.push(`${mark}: refused after ${first.took.toFixed(0)} ms, ${first.refused}`);
      continue;
    }
    cold.push(first.took);
    pages = first.pages;
    if (!first.holds) problems.push(`${mark}: its text is not in the PDF`);
    kept.push((await show(uuid, mark)).took);
  }
  console.log(
    `${kind} (${pages} pages): ${cold.length} shown, ${told(cold)}; kept ${told(kept)}; ${refused} refused`,
  );
  if (quantile(cold, 0.5) > bars.cold) problems.push(`${kind}: half take longer than ${bars.cold} ms`);
  if (quantile(kept, 1) > bars.kept) problems.push(`${kind}: kept ones take longer than ${bars.kept} ms`);
}

await portal.end();
console.log(
  problems.length === 0 ? '\nAll shown, with their text.' : `\nNot as it should be:\n${problems.join('\n')}`,
);
process.exit(problems.length === 0 ? 0 : 1);
