// @ts-check
import { relative, sep } from 'node:path';

import { root } from './packageFolders.mjs';

/**
 * How a file came into a build, from the first file to it: `mf-cases/src/area.tsx → … → antd/es/button/index.js`.
 * @param {import('webpack').Compilation} compilation
 * @param {import('webpack').Module} module
 */
export function importChain(compilation, module) {
  const files = [];
  /** @type {import('webpack').Module | null | undefined} */
  let link = module;
  for (const seen = new Set(); link && !seen.has(link); link = compilation.moduleGraph.getIssuer(link)) {
    seen.add(link);
    const file = link.nameForCondition();
    if (file) files.unshift(shortName(file));
  }
  return files.join(' → ');
}

/** A file of a package by the package's name, another below the repository. @param {string} file */
function shortName(file) {
  const inPackage = file.split(/[\\/]node_modules[\\/]/);
  const name = inPackage.length > 1 ? (inPackage.at(-1) ?? file) : relative(root, file);
  return name.split(sep).join('/');
}
