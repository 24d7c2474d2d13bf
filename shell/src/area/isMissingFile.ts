/** Webpack's error for a file that did not come; `request` is its address. */
const isChunkError = (cause: unknown): cause is Error & { request?: string } =>
  cause instanceof Error && cause.name === 'ChunkLoadError';

/** Whether an area broke since a file of it, or of the shell, is not to be had: no fault of its page. */
export const isMissingFile = (cause: unknown): boolean => isChunkError(cause);

/** Whether it is one of the shell's own files. */
export const isMissingShellFile = (cause: unknown): boolean => {
  if (!isChunkError(cause)) return false;
  const { origin, pathname } = new URL(cause.request ?? '', window.location.href);
  return origin === window.location.origin && pathname.startsWith('/assets/');
};
