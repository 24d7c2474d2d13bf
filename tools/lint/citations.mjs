// @ts-check
import { posix } from 'node:path';

/** A page of docs named in code or in running text, from the repository's folder on. */
const named = /(?<![\w./-])docs\/(?:product|decisions)\/[\w-]+\.md(?:#[\p{L}\p{N}_-]+)?/gu;

/** A link of Markdown to a page of this repository, or to a heading of the same page. */
const link = /\]\(((?![a-z]+:)[\w./-]*\.md(?:#[\p{L}\p{N}_-]+)?|#[\p{L}\p{N}_-]+)\)/gu;

/** What no page of docs explains: a source of ours that is not in the repository. Sections of a standard are named with its number. */
const elsewhere = /\bdocument [123]\b|\bsections?(?<!RFC \d+, sections?) \d/gi;

/** Holds the words of that source against the product. */
const besideIt = 'docs/decisions/beside-the-specification.md';

/** The address of a heading, as GitHub makes it. @param {string} heading */
const slug = (heading) =>
  heading
    .trim()
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-');

/** The addresses of a page's headings. @param {string} text @returns {Set<string>} */
const headingsOf = (text) =>
  new Set([...text.matchAll(/^#{1,6} (.+)$/gm)].map(([, heading = '']) => slug(heading)));

/** @param {string} path @param {string} text */
function targetsOf(path, text) {
  const found = [...text.matchAll(named)].map(({ 0: target, index }) => ({ target, said: target, index }));
  if (!path.endsWith('.md')) return found;
  const links = [...text.matchAll(link)].map(({ 1: said = '', index }) => {
    const target = said.startsWith('#') ? path + said : posix.join(posix.dirname(path), said);
    return { target, said, index };
  });
  return [...found, ...links];
}

/**
 * The citations that lead nowhere, as lines that name their place.
 * @param {ReadonlyMap<string, string>} texts of the files by their path from the repository's folder on; all pages are among them
 * @returns {string[]}
 */
export function deadCitations(texts) {
  const headings = new Map(
    [...texts].filter(([path]) => path.endsWith('.md')).map(([path, text]) => [path, headingsOf(text)]),
  );
  return [...texts].flatMap(([path, text]) => {
    const place = (/** @type {number} */ index) => `${path}:${text.slice(0, index).split('\n').length}`;
    const dead = targetsOf(path, text).filter(({ target }) => {
      const [page = '', anchor] = target.split('#');
      const there = headings.get(page);
      return !there || (anchor !== undefined && !there.has(anchor));
    });
    return [
      ...dead.map(({ said, index }) => `${place(index)} ${said}`),
      ...(path === besideIt ? [] : [...text.matchAll(elsewhere)]).map(
        ({ 0: said, index }) => `${place(index)} ${said}`,
      ),
    ];
  });
}
