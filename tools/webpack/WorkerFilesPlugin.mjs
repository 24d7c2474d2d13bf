// @ts-check
import { providedFiles, providedModule } from './ProvidedPlugin.mjs';

/** Name of the service worker's entry; its file keeps it. */
export const workerName = 'sw';

/** What a start without a network can do without: kiosks have no service worker, the others run before or beside it. */
const without = new Set(['kiosk', 'redirect', workerName]);

const kept = /\.(js|css|woff2)$/;

/** @param {string} file */
const addressOf = (file) => `/${file}`;

/** Writes into the service worker what it keeps: the shell's version and files, and apart those of modules only provided to areas. */
export class WorkerFilesPlugin {
  /** @param {string} version of the shell */
  constructor(version) {
    this.version = version;
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const { RawSource } = compiler.webpack.sources;
    compiler.hooks.thisCompilation.tap('WorkerFilesPlugin', (compilation) => {
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'WorkerFilesPlugin', stage }, () => {
        const modules = Object.fromEntries(
          Object.entries(providedFiles(compilation)).map(([key, files]) => [key, files.map(addressOf)]),
        );
        const files = [...ownFiles(compilation)].map(addressOf).sort();
        const content = JSON.stringify({ version: this.version, files, modules });
        compilation.updateAsset(`${workerName}.js`, (source) => {
          const text = source.source().toString();
          if (!text.includes('BYGGTUN_SHELL_FILES')) throw new Error('The service worker asks for no files');
          return new RawSource(text.replaceAll('BYGGTUN_SHELL_FILES', () => content));
        });
      });
    });
  }
}

/** The files of every chunk that the shell itself loads, and the font. @param {import('webpack').Compilation} compilation */
function ownFiles(compilation) {
  const provided = providedModule(compilation);
  const groups = [...compilation.chunkGroups].filter(
    ({ name, origins }) =>
      !without.has(name ?? '') && (origins.length === 0 || origins.some(({ module }) => module !== provided)),
  );
  const files = groups.flatMap(({ chunks }) =>
    chunks.flatMap((chunk) => [...chunk.files, ...chunk.auxiliaryFiles]),
  );
  return new Set(files.filter((file) => kept.test(file)));
}
