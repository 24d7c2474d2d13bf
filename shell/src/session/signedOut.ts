const key = 'byggtun.signedOut';

/**
 * That somebody has signed out on this device by hand, until somebody signs in: the next person may be another. In every tab,
 * since the provider may not have heard of it.
 */
export const signedOut = {
  note: () => localStorage.setItem(key, 'true'),
  isNoted: () => localStorage.getItem(key) !== null,
  forget: () => localStorage.removeItem(key),
};

/** Whether the address that is open is one of the person before: come back to in the history after a sign-out by hand. */
export const isLeftByAnother = (): boolean =>
  signedOut.isNoted() &&
  performance.getEntriesByType('navigation').some((entry) => Reflect.get(entry, 'type') === 'back_forward');
