import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import ts from 'typescript';

/** @typedef {{ file: string, line: number, text: string, flags?: string }} Pattern A regular expression; without flags it is made while the product runs. */

const isCode = (name) =>
  /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name) && !name.split('/').includes('testing');

/** Folders of the product: what meets the texts of others. @param {string} root */
const foldersOf = (root) =>
  ['api', 'shared', 'shell', ...readdirSync(root).filter((name) => name.startsWith('mf-'))].map(
    (name) => `${name}/src`,
  );

const isRegExp = (node) =>
  (ts.isNewExpression(node) || ts.isCallExpression(node)) &&
  ts.isIdentifier(node.expression) &&
  node.expression.text === 'RegExp';

/** What a node says of patterns: a literal, or the arguments of `RegExp`. */
const patternOf = (node) => {
  if (ts.isRegularExpressionLiteral(node)) {
    const end = node.text.lastIndexOf('/');
    return { text: node.text.slice(1, end), flags: node.text.slice(end + 1) };
  }
  if (!isRegExp(node)) return undefined;
  const [source, flags] = node.arguments ?? [];
  const isWritten = source && ts.isStringLiteralLike(source) && (!flags || ts.isStringLiteralLike(flags));
  return isWritten ? { text: source.text, flags: flags?.text ?? '' } : { text: node.getText() };
};

/** The regular expressions of one file's text. @param {string} file @param {string} code @returns {Pattern[]} */
export const patternsIn = (file, code) => {
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true);
  const found = [];
  const visit = (node) => {
    const pattern = patternOf(node);
    const { line } = source.getLineAndCharacterOfPosition(node.getStart());
    if (pattern) found.push({ file, line: line + 1, ...pattern });
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
};

/** Every regular expression of the product, but for its tests. @param {string} root @returns {Pattern[]} */
export const productPatterns = (root) =>
  foldersOf(root).flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((name) => name.replaceAll('\\', '/'))
      .filter(isCode)
      .flatMap((name) => patternsIn(`${folder}/${name}`, readFileSync(join(root, folder, name), 'utf8'))),
  );
