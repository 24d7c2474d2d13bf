const key = 'byggtun.returnAddress';

/** Keeps the address that was asked for over the sign-in (docs/product/sign-in.md#guard). */
export function keepReturnAddress(address: string): void {
  localStorage.setItem(key, address);
}

/** The kept address. Only addresses of the portal itself are followed. */
export function keptReturnAddress(): string | undefined {
  const address = localStorage.getItem(key);
  return address && /^\/(?![/\\])/.test(address) ? address : undefined;
}

/** Gives the kept address once; afterwards it is forgotten. */
export function takeReturnAddress(): string | undefined {
  const address = keptReturnAddress();
  localStorage.removeItem(key);
  return address;
}
