// @ts-check
import webpack from 'webpack';

import { writeGenerated } from './generatedModules.mjs';

/**
 * Leaves out of the browser's antd what `ConfigProvider` drags into every first page and the portal never uses: its English
 * texts (1 KB gzip; Norwegian stands for them), and the place that tooltips share when they are told `unique` (8 KB).
 */
export class LeanAntdPlugin {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const noPlace = writeGenerated('antd-no-unique-place.mjs', [
      'export default function UniqueProvider() {',
      "  throw new Error('tooltip.unique is left out of the portal: tools/webpack/LeanAntdPlugin.mjs');",
      '}',
    ]);
    /** @param {RegExp} request @param {(request: string) => string} instead */
    const replace = (request, instead) =>
      new webpack.NormalModuleReplacementPlugin(request, (resource) => {
        const issuer = resource.contextInfo.issuer.replaceAll('\\', '/');
        if (issuer.includes('/antd/es/')) resource.request = instead(resource.request);
      }).apply(compiler);
    replace(/^\.{1,2}\/(locale\/)?en_US$/, (english) => english.replace('en_US', 'nb_NO'));
    replace(/^\.\.\/tooltip\/UniqueProvider$/, () => noPlace);
  }
}
