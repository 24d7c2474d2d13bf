import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import { test } from 'node:test';

import mayMatchModule from './mayMatch.cjs';

const { mayMatch } = mayMatchModule;
const { JSDOM } = createRequire(createRequire(import.meta.url).resolve('jest-environment-jsdom'))('jsdom');

const { document } = new JSDOM(`<!doctype html>
  <main class="css-1 ant-app"><button class="ant-btn Ant-Big" type="button"><span>A, b</span></button>
    <ul class="list"><li class="row is-open" data-x=".row,.none"><a href="#">x</a></li><li class="row"></li></ul>
    <svg class="icon"><linearGradient class="row"></linearGradient></svg><p class="rå å"></p></main>`).window;
const elements = [...document.querySelectorAll('*')];

const parts = [
  ...'* main BUTTON li a span linearGradient p .row .row.is-open .none #none .css-1 .ant-btn .Ant-Big .å .rå'.split(
    ' ',
  ),
  ...'[class^="ant-"] .row[data-x] .row:first-child :where(.css-1) :where(.css-1).ant-app li:has(a)'.split(
    ' ',
  ),
  ...'li:not(.none) :not(li):not(.none) [data-x=".row,.none"] li:is(.is-open,.none) :is(ul,.none)'.split(' '),
];
const joins = [' ', '>', ' > ', '+', '~', ',', ', '];
const selectors = parts.flatMap((one) => [
  one,
  `${one}::before`,
  ...parts.flatMap((other) => joins.map((join) => `${one}${join}${other}`)),
]);

const may = (selector, element) =>
  mayMatch(
    selector,
    element.localName.toLowerCase(),
    new Set([...element.classList].map((name) => name.toLowerCase())),
  );

test('nothing that a selector holds for is left out, and most of the rest is', () => {
  const asked = selectors.flatMap((selector) =>
    elements.map((element) => ({ selector, element, holds: element.matches(selector) })),
  );
  const leftOut = asked.filter(({ selector, element }) => !may(selector, element));
  assert.deepEqual(
    leftOut.filter(({ holds }) => holds).map(({ selector, element }) => `${selector}: ${element.outerHTML}`),
    [],
  );
  assert.ok(leftOut.length > asked.filter(({ holds }) => !holds).length / 2);
});
