import assert from 'node:assert/strict';
import { test } from 'node:test';

import { beginsAsMarkup } from './beginsAsMarkup';

test('pages, drawings and other markup are told from texts', () => {
  for (const text of [
    '<!doctype html>',
    ' \n<SVG onload=x>',
    '<!-- a --> <!-- b -->\n<script>',
    '<!--><svg>',
    '<?xml version="1.0"?>',
    '<p>',
    '<a',
    '<!-- it ends nowhere',
  ])
    assert.equal(beginsAsMarkup(text), true, text);
  for (const text of [
    '',
    '2 < 3',
    '< svg',
    '<pris>',
    '<avvik>',
    '<!-- a --> Befaring',
    'Se <svg>',
    '<3 for våtrom',
    '<',
  ])
    assert.equal(beginsAsMarkup(text), false, text);
});

/** How often signs are read. */
const readsOf = (text: string): number => {
  let reads = 0;
  beginsAsMarkup({
    length: text.length,
    charCodeAt: (at) => {
      reads += 1;
      return text.charCodeAt(at);
    },
  });
  return reads;
};

test('what is made to be read again and again costs twice as much when it is twice as long', () => {
  for (const piece of [
    '<!---->',
    '<!---->x',
    '<!--',
    '<!-- --',
    '-',
    '-->',
    ' ',
    '\n<',
    '<!-->',
    '<!',
    '<a ',
  ])
    for (const tail of ['', ' ', '<', '<!--', '<svg'])
      for (const head of ['', ' ', '<!--']) {
        const reads = (times: number) => readsOf(head + piece.repeat(times) + tail);
        const growth = reads(4000) - reads(2000);
        const before = reads(2000) - reads(1000);
        assert.ok(growth <= 2 * before, `${head}${piece}…${tail}: ${before}, then ${growth}`);
        assert.ok(reads(1000) <= 4 * 1000 * piece.length + 100, `${head}${piece}…${tail}`);
      }
});
