/**
 * Leaves packages from the registry outside of a bundle, and takes the shared package into it.
 * @type {import('esbuild').Plugin}
 */
export const packagesOutside = {
  name: 'packages-outside',
  setup: (bundler) => {
    bundler.onResolve({ filter: /^[^.]/ }, ({ path, kind }) =>
      kind === 'entry-point' || path.startsWith('@byggtun/') || path.startsWith('/')
        ? undefined
        : { path, external: true },
    );
  },
};
