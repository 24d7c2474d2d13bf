/**
 * Leaves packages from the registry outside of a bundle, and takes the shared package into it.
 * @param {RegExp} [inside] names of packages that are taken into it too, with all that they need
 * @returns {import('esbuild').Plugin}
 */
export const packagesOutside = (inside) => ({
  name: 'packages-outside',
  setup: (bundler) => {
    bundler.onResolve({ filter: /^[^.]/ }, ({ path, kind, importer }) =>
      kind === 'entry-point' ||
      path.startsWith('@byggtun/') ||
      path.startsWith('/') ||
      importer.includes('/node_modules/') ||
      inside?.test(path)
        ? undefined
        : { path, external: true },
    );
  },
});
