// @ts-check
'use strict';

const { createRequire } = require('node:module');

const { mayMatch } = require('./mayMatch.cjs');

/*
 * jsdom, which asks each rule of every style sheet for every element whose style is asked for, and Testing Library asks for the styles of all
 * elements above the one that it looks for. As browsers do, rules that can't hold for an element by its tag and its classes are left out first.
 */

const fromJest = createRequire(require.resolve('jest-environment-jsdom'));
const selectors = fromJest('jsdom/lib/jsdom/living/helpers/selectors.js');
const { matchesDontThrow } = selectors;

/** @type {{ element?: unknown, text?: string, classes: Set<string> }} */
const last = { classes: new Set() };

/** The element's classes; it is asked for one element many times after each other. @param {any} element jsdom's own */
function classesOf(element) {
  const text = element.getAttributeNS(null, 'class') ?? '';
  if (last.element === element && last.text === text) return last.classes;
  Object.assign(last, { element, text, classes: new Set(text.toLowerCase().split(/\s+/)) });
  return last.classes;
}

selectors.matchesDontThrow = (/** @type {any} */ element, /** @type {unknown} */ selector) =>
  (typeof selector !== 'string' ||
    mayMatch(selector, element._localName.toLowerCase(), classesOf(element))) &&
  matchesDontThrow(element, selector);

module.exports = require('jest-environment-jsdom');
