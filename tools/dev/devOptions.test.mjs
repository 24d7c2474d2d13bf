import assert from 'node:assert/strict';
import { test } from 'node:test';

import { readDevOptions } from './devOptions.mjs';

const areas = ['mf-cases', 'mf-projects'];
const read = (line) => readDevOptions(line.split(' ').filter(Boolean), areas);

const understood = [
  ['', { alone: false }],
  ['mf-cases', { alone: false, area: 'mf-cases' }],
  [
    'mf-cases --from https://portal.example/',
    { alone: false, area: 'mf-cases', from: 'https://portal.example' },
  ],
  ['mf-cases --alone', { alone: true, area: 'mf-cases', as: 'marte' }],
  ['mf-cases --alone --as kari', { alone: true, area: 'mf-cases', as: 'kari' }],
];
for (const [line, expected] of understood) {
  test(`npm run dev -- ${line}`, () => assert.deepEqual(read(line), expected));
}

const refused = [
  ['mf-sales', /Fant ikke området mf-sales\. Områdene er mf-cases, mf-projects\./],
  ['mf-cases mf-projects', /Ett område om gangen/],
  ['--alone', /gjelder ett område/],
  ['mf-cases --alone --from https://portal.example', /kan ikke stå sammen/],
  ['mf-cases --as kari', /hører sammen med --alone/],
  ['mf-cases --alone --as ola', /Demopersonene er kari, henrik/],
  ['mf-cases --from portal.example', /https:\/\/portal\.example/],
  ['mf-cases --fast', /--fast/],
];
for (const [line, sentence] of refused) {
  test(`npm run dev -- ${line} is refused with a sentence`, () => assert.throws(() => read(line), sentence));
}
