// @ts-check
import { scripts, signedInScripts } from './shellScripts.mjs';

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

/** The files of the federation runtime, beyond what a signed-in person's page has from the start. @param {import('webpack').Compilation} compilation */
function runtimeFiles(compilation) {
  const first = signedInScripts(compilation);
  return scripts(compilation.namedChunkGroups.get('federation')?.chunks ?? []).filter(
    (file) => !first.has(file),
  );
}

/** The table of what the shell provides. @param {import('webpack').Compilation} compilation */
export const providedModule = (compilation) =>
  [...compilation.modules].find((module) => module.nameForCondition()?.endsWith('provided.mjs'));

/**
 * For each shared import the shell's files that bring it, beyond what a signed-in person's page has from the start.
 * @param {import('webpack').Compilation} compilation
 * @returns {Record<string, string[]>}
 */
export function providedFiles(compilation) {
  const first = signedInScripts(compilation);
  const provided = providedModule(compilation);
  return Object.fromEntries(
    (provided?.blocks ?? []).map((block) => {
      const [dependency] = block.dependencies;
      const key = /** @type {{ request?: string }} */ (dependency).request ?? '';
      const group = compilation.chunkGraph.getBlockChunkGroup(block);
      return [key, scripts(group?.chunks ?? []).filter((file) => !first.has(file))];
    }),
  );
}
