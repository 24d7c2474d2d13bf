// @ts-check

/** @param {Iterable<import('webpack').Chunk>} chunks */
export const scripts = (chunks) =>
  [...chunks]
    .flatMap((chunk) => [...chunk.files])
    .filter((file) => file.endsWith('.js') && !file.includes('.hot-update.'));

/** Scripts of a signed-in person's every page: everybody's, and the signed-in part. @param {import('webpack').Compilation} compilation */
export function signedInScripts({ entrypoints, namedChunkGroups }) {
  const groups = [entrypoints.get('main'), namedChunkGroups.get('signIn'), namedChunkGroups.get('signedIn')];
  return new Set(groups.flatMap((group) => scripts(group?.chunks ?? [])));
}

/** The signed-in part alone: `early.ts` fetches it beside the first scripts. @param {import('webpack').Compilation} compilation */
export function lateScripts(compilation) {
  const first = scripts(compilation.entrypoints.get('main')?.chunks ?? []);
  return [...signedInScripts(compilation)].filter((file) => !first.includes(file));
}
