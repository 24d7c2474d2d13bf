const key = 'byggtun.returnAddress';

/** Keeps the address that was asked for over the sign-in (document 1, section 2, route guard). */
export function keepReturnAddress(address: string): void {
  localStorage.setItem(key, address);
}

/** Gives the kept address once; afterwards it is forgotten. Only addresses of the portal itself are followed. */
export function takeReturnAddress(): string | undefined {
  const address = localStorage.getItem(key);
  localStorage.removeItem(key);
  return address && /^\/(?![/\\])/.test(address) ? address : undefined;
}
