import proxyAddr from '@fastify/proxy-addr';

/** Whether each is an address, a network (`10.0.0.0/8`) or a name for some (`loopback`). */
export const areAddresses = (addresses: string[]): boolean => {
  try {
    proxyAddr.compile(addresses);
    return true;
  } catch {
    return false;
  }
};
