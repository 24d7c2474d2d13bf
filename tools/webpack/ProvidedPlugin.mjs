// @ts-check

/** Emits `provided.json`: for each shared import the shell's files that bring it, so that the registry can tell browsers to fetch them early. */
export class ProvidedPlugin {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const { RawSource } = compiler.webpack.sources;
    compiler.hooks.thisCompilation.tap('ProvidedPlugin', (compilation) => {
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'ProvidedPlugin', stage }, () => {
        const content = { runtime: runtimeFiles(compilation), modules: providedFiles(compilation) };
        compilation.emitAsset('provided.json', new RawSource(`${JSON.stringify(content, undefined, 2)}\n`));
      });
    });
  }
}

/** @param {Iterable<import('webpack').Chunk>} chunks */
const scripts = (chunks) =>
  [...chunks]
    .flatMap((chunk) => [...chunk.files])
    .filter((file) => file.endsWith('.js') && !file.includes('.hot-update.'));

/** @param {import('webpack').Compilation} compilation */
const firstScripts = (compilation) => new Set(scripts(compilation.entrypoints.get('main')?.chunks ?? []));

/** The files of the federation runtime, beyond what the page has from the start. @param {import('webpack').Compilation} compilation */
function runtimeFiles(compilation) {
  const first = firstScripts(compilation);
  return scripts(compilation.namedChunkGroups.get('federation')?.chunks ?? []).filter(
    (file) => !first.has(file),
  );
}

/** @param {import('webpack').Compilation} compilation @returns {Record<string, string[]>} */
function providedFiles(compilation) {
  const first = firstScripts(compilation);
  const provided = [...compilation.modules].find((module) =>
    module.nameForCondition()?.endsWith('provided.mjs'),
  );
  return Object.fromEntries(
    (provided?.blocks ?? []).map((block) => {
      const [dependency] = block.dependencies;
      const key = /** @type {{ request?: string }} */ (dependency).request ?? '';
      const group = compilation.chunkGraph.getBlockChunkGroup(block);
      return [key, scripts(group?.chunks ?? []).filter((file) => !first.has(file))];
    }),
  );
}
