import { init } from '@module-federation/runtime';
import type { WebpackRequire } from '@module-federation/webpack-bundler-runtime';
import { attachShareScopeMap } from '@module-federation/webpack-bundler-runtime/dist/attachShareScopeMap.js';
import { consumes } from '@module-federation/webpack-bundler-runtime/dist/consumes.js';
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js';
import { initializeSharing } from '@module-federation/webpack-bundler-runtime/dist/initializeSharing.js';

/** Makes the instance of Module Federation that a container takes its shared modules through. */
const initInstance = ({ webpackRequire: { federation } }: { webpackRequire: WebpackRequire }) => {
  if (!federation.initOptions) throw new Error('The entry tells Module Federation nothing of itself');
  return init(federation.initOptions);
};

/**
 * What an area's entry asks of Module Federation's runtime: to take what is shared. The package's own table of everything brings
 * what loads remotes and shares parts of packages too, which nobody here asks for: 4 KB gzip on everybody's first page.
 */
export const federationRuntime = {
  attachShareScopeMap,
  bundlerRuntimeOptions: {},
  bundlerRuntime: { consumes, I: initializeSharing, S: {}, initContainerEntry, init: initInstance },
};
