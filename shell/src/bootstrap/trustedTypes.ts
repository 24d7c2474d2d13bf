interface PolicyRules {
  createHTML: (text: string) => string;
  createScriptURL: (address: string) => string;
}

declare global {
  /** The browser's Trusted Types, where it has them. */
  var trustedTypes: { createPolicy: (name: 'default', rules: PolicyRules) => unknown } | undefined;
}

const ownFolders = ['/assets/', '/remotes/'];
const serviceWorker = '/sw.js';
const areaOrigins = new Set<string>();

/** Lets areas come from these origins too (`areaOrigins` of the configuration). */
export const allowScriptsFrom = (origins: readonly string[]): void =>
  origins.forEach((origin) => areaOrigins.add(origin));

/**
 * What the page may make of text (Content-Security-Policy, `require-trusted-types-for`); everything else the browser refuses.
 * There is this one policy for the shell, the areas and the libraries: scripts come from the two folders of code, text that
 * is set as HTML holds no markup (antd writes its styles so), and no text at all is run.
 */
export const trustedRules: PolicyRules = {
  createHTML: (text) => {
    if (text.includes('<')) throw new TypeError('Markup is not made of text here');
    return text;
  },
  createScriptURL: (address) => {
    const { origin, pathname } = new URL(address, window.location.href);
    const own = origin === window.location.origin && ownFolders.some((folder) => pathname.startsWith(folder));
    if (!own && address !== serviceWorker && !areaOrigins.has(origin))
      throw new TypeError(`${address} is no address of the portal's code`);
    return address;
  },
};

/** Makes the rules the page's own; before anything else runs. */
export const installTrustedTypes = (): unknown =>
  globalThis.trustedTypes?.createPolicy('default', trustedRules);
