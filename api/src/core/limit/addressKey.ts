import { isIPv6 } from 'node:net';

/** Eight groups of an IPv6 address that may leave some out. */
const groupsOf = (address: string): string[] => {
  const [head = '', tail] = address.split('::');
  const [before, after] = [head, tail ?? ''].map((part) => (part === '' ? [] : part.split(':')));
  const left = Array.from({ length: 8 - (before?.length ?? 0) - (after?.length ?? 0) }, () => '0');
  return [...(before ?? []), ...(tail === undefined ? [] : left), ...(after ?? [])];
};

/** How an address is counted: IPv4 by itself, IPv6 by its first 64 bits, as who has one address of such a network has them all. */
export const addressKey = (address: string): string => {
  const [plain = ''] = address.replace(/^::ffff:(?=\d+\.)/i, '').split('%', 1);
  if (!isIPv6(plain)) return plain;
  const written = new URL(`http://[${plain}]/`).hostname.slice(1, -1);
  return `${groupsOf(written).slice(0, 4).join(':')}::/64`;
};
