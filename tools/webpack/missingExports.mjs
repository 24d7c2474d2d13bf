// @ts-check
import { join } from 'node:path';

/** What the shell reads from an area's module. */
const expected = ['pages', 'slots', 'prefetch', 'copies'];

/**
 * A sentence when an area's module keeps something of `defineArea` to itself: the shell would do without it in silence.
 * @param {import('webpack').Compilation} compilation
 * @param {string} folder the area's folder
 * @returns {string | undefined}
 */
export function missingExports({ modules, moduleGraph }, folder) {
  const file = join(folder, 'src/area.tsx');
  const module = [...modules].find((one) => one.nameForCondition() === file);
  const provided = module && moduleGraph.getProvidedExports(module);
  if (!Array.isArray(provided)) return undefined;
  const missing = expected.filter((name) => !provided.includes(name));
  if (missing.length === 0) return undefined;
  return `src/area.tsx eksporterer ikke ${missing.join(', ')}. Skriv export const { ${expected.join(', ')} } = defineArea({ … }).`;
}
