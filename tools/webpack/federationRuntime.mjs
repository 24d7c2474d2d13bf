// @ts-check
import { createRequire } from 'node:module';

import { writeGenerated } from './generatedModules.mjs';

const fromPlugin = createRequire(createRequire(import.meta.url).resolve('@module-federation/enhanced'));

/**
 * Where Module Federation's runtime leads in an area: to the one that the shell has put into the page
 * (`shell/src/area/federation.ts`). The plugin alone can leave out the core of it; its half for webpack would still be in
 * each entry, 5 KB gzip of 9.
 */
export const runtimeOfShell = () => ({
  [`${fromPlugin.resolve('@module-federation/webpack-bundler-runtime/bundler')}$`]: writeGenerated(
    'federationRuntime.mjs',
    ['export default globalThis.byggtunFederationRuntime;'],
  ),
});
