// @ts-check
'use strict';

/**
 * What an element has to have for a selector to hold: for each of its alternatives the tag and the classes of its last compound.
 * @typedef {{ tag: string | undefined, classes: string[] }[]} Needs
 */

/** Comments, escapes, namespaces, nesting and names with other letters: such selectors are not read here. */
const isUnusual = /[\\/|&]|[^\n -~]/;
const isClose = /[)\]]/;
const isOpen = /[([]/;

/** The characters that stand in no bracket and in no string. @param {string} selector */
function outside(selector) {
  let depth = 0;
  let quote = '';
  let text = '';
  for (const char of selector) {
    if (quote) quote = char === quote ? '' : quote;
    else if (char === '"' || char === "'") quote = char;
    else if (isOpen.test(char)) {
      depth += 1;
      // Parts the name before it from what follows.
      text += ':';
    } else if (isClose.test(char)) depth -= 1;
    else if (depth === 0) text += char;
  }
  return text;
}

/** @param {string} compound */
const needsOf = (compound) => ({
  tag: /^[a-z][\w-]*/i.exec(compound)?.[0].toLowerCase(),
  classes: (compound.match(/\.[\w-]+/g) ?? []).map((name) => name.slice(1).toLowerCase()),
});

/** @param {string} selector @returns {Needs | undefined} undefined where it can't be said */
function readSelector(selector) {
  if (isUnusual.test(selector)) return undefined;
  const alternatives = outside(selector).split(',');
  return alternatives.map((one) =>
    needsOf(
      one
        .trim()
        .split(/[\s>+~]+/)
        .at(-1) ?? '',
    ),
  );
}

/** @type {Map<string, Needs | undefined>} */
const read = new Map();

/** @param {string} selector */
function needsFor(selector) {
  if (!read.has(selector)) read.set(selector, readSelector(selector));
  return read.get(selector);
}

/**
 * Whether an element can be what a selector means, by its tag and its classes alone: false is certain, true has to be looked into.
 * @param {string} selector
 * @param {string} tag in small letters
 * @param {ReadonlySet<string>} classes in small letters
 */
exports.mayMatch = (selector, tag, classes) => {
  const needs = needsFor(selector);
  if (!needs) return true;
  return needs.some(
    (one) => (one.tag === undefined || one.tag === tag) && one.classes.every((name) => classes.has(name)),
  );
};
