import assert from 'node:assert/strict';
import { test } from 'node:test';

import { readPdf } from '../../testing/readPdf';
import { writePdf } from './writePdf';

const madeAt = new Date('2026-11-22T03:20:00Z');

test('a document has its title, Norwegian and Baltic letters, an outline, and the number of each page', async () => {
  const bytes = await writePdf({
    title: 'Sikkerhetsinstruks',
    subject: 'Åsgård terrasse',
    madeAt,
    blocks: [
      { kind: 'heading', text: 'Nødnumre' },
      { kind: 'numbers', numbers: [['110', 'Brann']] },
      { kind: 'notice', text: 'Bruk hjelm.' },
      { kind: 'list', items: ['Første', 'Andre'], isNumbered: true },
      { kind: 'facts', facts: [['Bas', 'Łukasz Žukauskas']] },
      { kind: 'paragraph', text: 'Blåbærsyltetøy – «hei»' },
    ],
  });
  const { title, pages, parts } = await readPdf(bytes);
  assert.equal(title, 'Sikkerhetsinstruks');
  assert.equal(pages.length, 1);
  for (const text of [
    'Åsgård terrasse',
    '110',
    'Nødnumre',
    '2.',
    'Łukasz Žukauskas',
    'Blåbærsyltetøy – «hei»',
  ])
    assert.ok(pages[0]?.includes(text), text);
  assert.ok(pages[0]?.includes('Utskrift 22.11.2026 04:20'));
  assert.ok(pages[0]?.includes('Side 1 av 1'));
  for (const part of ['H1', 'H2', 'L', 'P']) assert.ok(parts.includes(part), part);
});

test('a long table goes on with its head on each page, a row whole on one, its sum last', async () => {
  const count = 120;
  const { pages, parts } = await readPdf(
    await writePdf({
      title: 'Valgliste',
      subject: 'Ensjøtunet, Bygg 2',
      isLandscape: true,
      madeAt,
      blocks: [
        {
          kind: 'table',
          columns: [
            { title: 'Valg', share: 3 },
            { title: 'Pris', share: 1, isNumber: true },
          ],
          rows: Array.from({ length: count }, (_, index) => [
            `Valg nummer ${index} `.repeat(9),
            `${index} kr`,
          ]),
          of: 'Fase 1',
          sum: ['I alt', '7 140 kr'],
        },
      ],
    }),
  );
  assert.ok(pages.length > 3);
  for (const page of pages) assert.match(page, /Valg {2}?Pris|Valg\s+Pris/);
  assert.doesNotMatch(pages[0] ?? '', /fortsetter/);
  for (const page of pages.slice(1)) assert.match(page, /Fase 1 \(fortsetter\)\s+Valg\s+Pris/);
  assert.deepEqual(
    Array.from({ length: count }, (_, index) => index).filter(
      (index) =>
        !pages.some((page) => page.includes(`Valg nummer ${index} `) && page.includes(`${index} kr`)),
    ),
    [],
  );
  assert.match(pages.at(-1) ?? '', /I alt\s+7 140 kr/);
  assert.ok(parts.includes('TH') && parts.includes('TD'));
});

test('a row that is higher than a page goes on over the next ones, in order, and the row after it comes after it', async () => {
  const words = Array.from({ length: 900 }, (_, index) => `ord${index}`);
  const rowsOf = (answer: string) => [
    ['1', 'Kort', 'Ja'],
    ['2', 'Merknader', answer],
    ['3', 'Det siste', 'Nei'],
  ];
  for (const gap of [' ', '\n']) {
    const { pages } = await readPdf(
      await writePdf({
        title: 'Sjekkliste',
        subject: 'Våtrom',
        madeAt,
        blocks: [
          {
            kind: 'table',
            columns: [
              { title: 'Nr.', share: 1 },
              { title: 'Punkt', share: 4 },
              { title: 'Svar', share: 4 },
            ],
            rows: rowsOf(words.join(gap)),
          },
        ],
      }),
    );
    for (const page of pages) assert.match(page, /Nr\.\s+Punkt\s+Svar/);
    const text = pages.join(' ');
    assert.deepEqual(text.match(/ord\d+/g), words);
    assert.match(pages[0] ?? '', /Merknader\s+ord0/);
    assert.match(pages.at(-1) ?? '', /ord899\s+3\s+Det siste\s+Nei/);
  }
});
