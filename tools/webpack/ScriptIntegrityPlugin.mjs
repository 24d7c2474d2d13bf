// @ts-check
import { SubresourceIntegrityPlugin } from 'webpack-subresource-integrity';

/**
 * Integrity of every script that an area fetches. webpack-subresource-integrity keeps one digest a chunk, that of its
 * last file; a chunk with a stylesheet has two, in an order that differs from build to build. So scripts are put last.
 * SHA-256 here, since everybody's first page carries an entry with the digest of every script; a `release.json` has SHA-384.
 */
export class ScriptIntegrityPlugin {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const { PROCESS_ASSETS_STAGE_OPTIMIZE_INLINE } = compiler.webpack.Compilation;
    compiler.hooks.thisCompilation.tap('ScriptIntegrityPlugin', (compilation) => {
      const stage = { name: 'ScriptIntegrityPlugin', stage: PROCESS_ASSETS_STAGE_OPTIMIZE_INLINE - 1 };
      compilation.hooks.processAssets.tap(stage, () => {
        for (const { files } of compilation.chunks) {
          for (const script of [...files].filter((file) => file.endsWith('.js'))) {
            files.delete(script);
            files.add(script);
          }
        }
      });
    });
    new SubresourceIntegrityPlugin({ hashFuncNames: ['sha256'] }).apply(compiler);
  }
}
