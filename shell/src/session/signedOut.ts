const key = 'byggtun.signedOut';

/** That somebody has signed out in this tab by hand, until somebody signs in: the next person may be another. */
export const signedOut = {
  note: () => sessionStorage.setItem(key, 'true'),
  isNoted: () => sessionStorage.getItem(key) !== null,
  forget: () => sessionStorage.removeItem(key),
};

/** Whether the address that is open is one of the person before: come back to in the history after a sign-out by hand. */
export const isLeftByAnother = (): boolean =>
  signedOut.isNoted() &&
  performance.getEntriesByType('navigation').some((entry) => Reflect.get(entry, 'type') === 'back_forward');
