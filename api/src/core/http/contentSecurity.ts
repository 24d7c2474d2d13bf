import type { Settings } from '../settings/settings';

type Directives = Record<string, string[]>;

const write = (directives: Directives) =>
  Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');

const closed: Directives = {
  'default-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
  'frame-ancestors': ["'none'"],
};

/** Policy of answers that are not pages: nothing may be loaded or framed. */
export const dataPolicy = write(closed);

const socketOf = (origin: string) => origin.replace(/^http/, 'ws');

/** What the policy of a page depends on beside the settings. */
interface PageFacts {
  origin: string;
  nonce: string;
  /** Of the scripts that stand in the page, `sha256-` and base64. */
  scriptHashes: readonly string[];
}

/**
 * Policy of the portal's pages. Scripts come from the own origin alone, and those of areas from the origins
 * that the settings list; styles that antd writes at run time carry the page's nonce. Nothing is inline but what the build
 * has written into the page, which is named by its hash, and nothing is evaluated.
 */
export const pagePolicy = (
  { oidc, areaOrigins }: Settings,
  { origin, nonce, scriptHashes }: PageFacts,
): string => {
  const authority = oidc.authority === undefined ? [] : [new URL(oidc.authority).origin];
  const graph = oidc.graphScopes.length > 0 ? ['https://graph.microsoft.com'] : [];
  return write({
    ...closed,
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scriptHashes.map((hash) => `'${hash}'`), ...areaOrigins],
    'style-src': ["'self'", `'nonce-${nonce}'`, ...areaOrigins],
    'img-src': ["'self'", 'data:', 'blob:', ...areaOrigins],
    'font-src': ["'self'", ...areaOrigins],
    'connect-src': ["'self'", socketOf(origin), ...authority, ...graph, ...areaOrigins],
    'frame-src': ["'self'", 'blob:', ...authority],
    'object-src': ["'none'"],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'form-action': ["'self'"],
    // The one policy is the shell's own (bootstrap/trustedTypes.ts); nobody may make another.
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['default'],
  });
};

/** Policy of `/redirect.html`: msal opens it in a hidden frame of the portal when it renews a token. */
export const redirectPolicy = write({
  ...closed,
  'script-src': ["'self'"],
  'connect-src': ["'self'"],
  'frame-ancestors': ["'self'"],
  'require-trusted-types-for': ["'script'"],
  'trusted-types': ["'none'"],
});

/** Policy of the service worker, which is no page: it fetches the portal's files, and runs nothing but itself. */
export const workerPolicy = ({ areaOrigins }: Pick<Settings, 'areaOrigins'>): string =>
  write({
    ...closed,
    'script-src': ["'self'"],
    'connect-src': ["'self'", ...areaOrigins],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ["'none'"],
  });

/** Policy of the worker that reads PDFs: it fetches nothing; the readers of scanners' image formats, which the page hands it, are WebAssembly. */
export const pdfWorkerPolicy = write({
  ...closed,
  'script-src': ["'wasm-unsafe-eval'"],
  'require-trusted-types-for': ["'script'"],
  'trusted-types': ["'none'"],
});

/** Policy of the page that shows the OpenAPI document; its script writes one style attribute, named by its hash. */
export const docsPolicy = write({
  ...closed,
  'default-src': ["'self'"],
  'img-src': ["'self'", 'data:'],
  'script-src': ["'self'"],
  'style-src': ["'self'", "'unsafe-hashes'", "'sha256-RL3ie0nH+Lzz2YNqQN83mnU0J1ot4QL7b99vMdIX99w='"],
  'object-src': ["'none'"],
});

/** Policy of the identity provider's pages; `form-action` names the portal's origins, since signing in ends with a redirect there. */
export const signInPolicy = (origins: string[]): string =>
  write({
    ...closed,
    'style-src': ["'self'"],
    'script-src': ["'self'"],
    'img-src': ["'self'"],
    'font-src': ["'self'"],
    'form-action': ["'self'", ...origins],
    'frame-ancestors': ["'self'", ...origins],
  });
