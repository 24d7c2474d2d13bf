import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setImmediate } from 'node:timers/promises';

import { readPdf } from '../../testing/readPdf';
import { testSettings } from '../../testing/testApp';
import { createLimits } from '../limit/limits';
import { createPrinting } from './createPrinting';
import type { PdfDocument } from './pdfDocument';

const { print } = createPrinting(createLimits(testSettings().limits, { warn: () => undefined }));
const printPdf = (document: PdfDocument, person = 1) => print(person, document);

const documentOf = (rows: string[][]): PdfDocument => ({
  title: 'Oversiktsliste',
  subject: 'Åsen',
  madeAt: new Date('2026-11-22T03:20:00Z'),
  blocks: [{ kind: 'table', columns: [{ title: 'Navn', share: 1 }], rows }],
});

test('the server goes on while a long document is drawn, and gets the whole of it', async () => {
  const names = Array.from({ length: 500 }, (_, index) => `Person ${index}.`);
  const drawn = new AbortController();
  const printing = printPdf(documentOf(names.map((name) => [name]))).finally(() => drawn.abort());
  let turns = 0;
  for (; !drawn.signal.aborted; turns++) await setImmediate();
  assert.ok(turns > 100, `${turns} turns`);
  const { pages } = await readPdf(await printing);
  const text = pages.join(' ');
  assert.deepEqual(
    names.filter((name) => !text.includes(name)),
    [],
  );
  assert.ok(text.includes('Utskrift 22.11.2026 04:20'));
});

test('a short document does not wait for a long one', async () => {
  const short = documentOf([['Kari']]);
  // Its process has started.
  await printPdf(short);
  const finished: string[] = [];
  const long = documentOf(Array.from({ length: 3_000 }, (_, index) => [`Person ${index}`]));
  await Promise.all([
    printPdf(long).then(() => finished.push('long')),
    printPdf(short).then(() => finished.push('short')),
  ]);
  assert.deepEqual(finished, ['short', 'long']);
});

test('a document that cannot be drawn fails alone', async () => {
  const [broken, whole] = await Promise.allSettled([
    // Made at no time.
    printPdf({ ...documentOf([]), madeAt: new Date(NaN) }),
    printPdf(documentOf([['Kari']])),
  ]);
  assert.equal(broken.status, 'rejected');
  assert.ok(whole.status === 'fulfilled');
  assert.ok((await readPdf(whole.value)).pages[0]?.includes('Kari'));
});
