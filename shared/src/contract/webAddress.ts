/** A web address as it can be followed: what begins with its host is one of https. */
export const webAddress = (written: string): string =>
  /^[^\s:/?#@.]+\.[^\s:/?#@]+(?:[/?#]|$)/.test(written) ? `https://${written}` : written;
