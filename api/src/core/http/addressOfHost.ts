/**
 * What browsers make of a host, such as `Kiosk.Byggtun.no:443`: small letters, and no port where it is the protocol's own.
 * @param protocol with its colon: `https:`
 * @returns undefined when it is no host
 */
export function addressOfHost(host: string, protocol: string): URL | undefined {
  const address = `${protocol}//${host}`;
  if (host === '' || /[/@?#\\\s]/.test(host) || !URL.canParse(address)) return undefined;
  return new URL(address);
}
