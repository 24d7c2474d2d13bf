// @ts-check
import { missingExports } from './missingExports.mjs';
import { readManifest } from './readManifest.mjs';

/** Emits `area.json`, which the shell reads, and `uses.json`: what a page needs before it is drawn, for the registry's preload list. */
export class AreaManifestPlugin {
  /** @param {{ folder: string, name: string, version: string }} area */
  constructor(area) {
    this.area = area;
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const { RawSource } = compiler.webpack.sources;
    compiler.hooks.thisCompilation.tap('AreaManifestPlugin', (compilation) => {
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tapPromise({ name: 'AreaManifestPlugin', stage }, async () => {
        const { folder, name, version } = this.area;
        compilation.fileDependencies.add(`${folder}/src/manifest.ts`);
        const missing = missingExports(compilation, folder);
        if (missing) compilation.errors.push(new compiler.webpack.WebpackError(`mf-${name}/${missing}`));
        const read = await readManifest(folder, name);
        if ('problem' in read) {
          compilation.errors.push(new compiler.webpack.WebpackError(read.problem));
          return;
        }
        /** @param {string} file @param {unknown} content */
        const emit = (file, content) =>
          compilation.emitAsset(file, new RawSource(`${JSON.stringify(content, undefined, 2)}\n`));
        emit('area.json', { ...read.manifest, version });
        emit('uses.json', firstNeeds(compilation));
      });
    });
  }
}

/** Files of the exposed module, and shared imports that it or only later pages need. @param {import('webpack').Compilation} compilation */
function firstNeeds(compilation) {
  const exposed = compilation.chunkGroups.filter(({ name }) => name === 'area');
  const chunks = exposed.flatMap((group) => group.chunks).filter((chunk) => !chunk.hasRuntime());
  const files = chunks.flatMap((chunk) => [...chunk.files]).filter((file) => file.endsWith('.js'));
  const shared = shareKeysOf(
    chunks.flatMap((chunk) => [...compilation.chunkGraph.getChunkModulesIterable(chunk)]),
  );
  const later = shareKeysOf(compilation.modules).filter((key) => !shared.includes(key));
  return { files: [...new Set(files)], shared, later };
}

/** @param {Iterable<import('webpack').Module>} modules */
const shareKeysOf = (modules) =>
  [...new Set([...modules].map(shareKeyOf).filter((key) => key !== undefined))].sort();

/** The import under which a module is taken from the shell, if it is. @param {import('webpack').Module} module */
export const shareKeyOf = (module) =>
  module.type === 'consume-shared-module'
    ? /** @type {{ options: { shareKey: string } }} */ (/** @type {unknown} */ (module)).options.shareKey
    : undefined;
