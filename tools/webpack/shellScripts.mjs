// @ts-check

/** @param {Iterable<import('webpack').Chunk>} chunks */
export const scripts = (chunks) =>
  [...chunks]
    .flatMap((chunk) => [...chunk.files])
    .filter((file) => file.endsWith('.js') && !file.includes('.hot-update.'));

/**
 * The scripts that the page of a signed-in person has whatever the address: those of everybody, and the signed-in part.
 * @param {import('webpack').Compilation} compilation
 */
export function signedInScripts({ entrypoints, namedChunkGroups }) {
  const groups = [entrypoints.get('main'), namedChunkGroups.get('signIn'), namedChunkGroups.get('signedIn')];
  return new Set(groups.flatMap((group) => scripts(group?.chunks ?? [])));
}

/**
 * The signed-in part alone, for the page to name: `early.ts` fetches it while the first scripts are on their way.
 * @param {import('webpack').Compilation} compilation
 */
export function lateScripts(compilation) {
  const first = scripts(compilation.entrypoints.get('main')?.chunks ?? []);
  return [...signedInScripts(compilation)].filter((file) => !first.includes(file));
}
