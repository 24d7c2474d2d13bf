// @ts-check
import { shareKeyOf } from './AreaManifestPlugin.mjs';
import { exportsOf } from './generatedModules.mjs';
import { importChain } from './importChain.mjs';
import { packageOf, sharedPackages } from './sharedModules.mjs';

/** Which shared package a bundled file would be a second copy of. @param {string} file */
export function secondCopy(file) {
  const name = packageOf(file);
  const shared = sharedPackages.find((entry) => entry.name === name);
  return shared && !shared.own?.test(file) ? shared.name : undefined;
}

/** Fails a build of an area that would bundle a second copy of what the shell provides, and says through which imports. */
export class SingleCopyPlugin {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const { NormalModule, WebpackError } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('SingleCopyPlugin', (compilation) => {
      compilation.hooks.afterOptimizeModules.tap('SingleCopyPlugin', (modules) => {
        const problems = new Set();
        /** @type {Map<string, string>} The shortest way to each second copy; the others follow from it. */
        const copies = new Map();
        for (const module of modules) {
          const copy = module instanceof NormalModule ? secondCopy(module.resource) : undefined;
          if (copy) {
            const chain = importChain(compilation, module);
            if (chain.length < (copies.get(copy)?.length ?? Infinity)) copies.set(copy, chain);
          }
          missingExports(compilation, module).forEach((name) =>
            problems.add(
              `'${name}' of ${shareKeyOf(module)} is not provided, and asked for through ${importChain(compilation, module)}: ` +
                'add it in tools/webpack/sharedModules.mjs.',
            ),
          );
        }
        for (const [copy, chain] of copies) {
          problems.add(
            `${copy} would be bundled a second time: ${chain}. ` +
              'Import it by a name that tools/webpack/sharedModules.mjs lists, or add that name there.',
          );
        }
        problems.forEach((problem) => compilation.errors.push(new WebpackError(problem)));
      });
    });
  }
}

/** What an area uses of a shared module beyond what the shell provides of it. @param {import('webpack').Compilation} compilation @param {import('webpack').Module} module */
function missingExports(compilation, module) {
  const provided = exportsOf(shareKeyOf(module) ?? '');
  if (provided.length === 0) return [];
  const used = compilation.moduleGraph.getUsedExports(module, undefined);
  return used && typeof used === 'object' ? [...used].filter((name) => !provided.includes(name)) : [];
}
