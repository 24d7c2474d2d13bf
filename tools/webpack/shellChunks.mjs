// @ts-check

const whole = new Set(['early', 'redirect', 'sw', 'federation']);

/**
 * How the shell's code is cut: each provided module is fetched alone, what several of them need is split off from 20 KB up.
 * One file for what four or more components need was tried: it saved four requests and cost 50 KB gzip on the first page.
 */
export const shellChunks = {
  /**
   * The early script must not wait for anything, the redirect page must carry nothing else, the service worker is one file, and
   * what loads areas is needed whole. @param {{ name?: string | null }} chunk
   */
  chunks: ({ name }) => !whole.has(name ?? ''),
  minSize: 20_000,
  maxAsyncRequests: 60,
  maxInitialRequests: 10,
};
