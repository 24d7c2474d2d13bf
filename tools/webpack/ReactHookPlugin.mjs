// @ts-check
import HtmlPlugin from 'html-webpack-plugin';

const script = `window.__REACT_DEVTOOLS_GLOBAL_HOOK__ ??= {
  renderers: new Map(),
  supportsFiber: true,
  inject(renderer) {
    this.renderers.set(this.renderers.size + 1, renderer);
    return this.renderers.size;
  },
  onScheduleFiberRoot() {},
  onCommitFiberRoot() {},
  onCommitFiberUnmount() {},
};`;

/**
 * Puts a hook into the development page that remembers React's renderer: an area's own refresh runtime comes after React
 * has introduced itself to the shell's, and would else never hear of it.
 */
export class ReactHookPlugin {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('ReactHookPlugin', (compilation) => {
      HtmlPlugin.getCompilationHooks(compilation).alterAssetTagGroups.tap('ReactHookPlugin', (data) => {
        const tag = HtmlPlugin.createHtmlTagObject('script', {}, script);
        return { ...data, headTags: [tag, ...data.headTags] };
      });
    });
  }
}
