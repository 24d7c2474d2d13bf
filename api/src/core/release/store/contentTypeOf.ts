const types: Record<string, string> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json; charset=utf-8',
  html: 'text/html; charset=utf-8',
  svg: 'image/svg+xml',
  woff2: 'font/woff2',
};

/** The media type of a release's file. */
export const contentTypeOf = (path: string): string =>
  types[path.split('.').at(-1) ?? ''] ?? 'application/octet-stream';
