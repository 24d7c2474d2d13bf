/** Whether a store's name is an address; everything else is a folder. */
export const isAddress = (target: string): boolean => /^[a-z][a-z0-9+.-]+:\/\//i.test(target);

const loopback = ['localhost', '127.0.0.1', '[::1]'];

/** Whether what comes from an address can't be changed on its way: https, or http on this machine. */
export const isSafeAddress = (address: string): boolean => {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname } = new URL(address);
  return protocol === 'https:' || (protocol === 'http:' && loopback.includes(hostname));
};
