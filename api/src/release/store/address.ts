/** Whether a store's name is an address; everything else is a folder. */
export const isAddress = (target: string): boolean => /^[a-z][a-z0-9+.-]+:\/\//i.test(target);

/** Whether what comes from an address can't be changed on its way: https, or http on this machine. */
export const isSafeAddress = (address: string): boolean =>
  URL.canParse(address) && /^(https:|http:\/\/(localhost|127\.0\.0\.1|\[::1\])([:/]|$))/.test(address);
