const probe = 'byggtun.probe';

/** Whether this browser lets the portal keep anything; with cookies turned off reading a storage may throw already (docs/product/sign-in.md#start-page). */
export function canStore(): boolean {
  try {
    localStorage.setItem(probe, '');
    localStorage.removeItem(probe);
    return navigator.cookieEnabled;
  } catch {
    return false;
  }
}
