const key = 'byggtun.cookieConsent';
const listeners = new Set<() => void>();
let asked = 0;

const changed = () => listeners.forEach((listener) => listener());

/** The consent to cookies, given once and kept on this device (docs/product/sign-in.md#start-page), shaped for `useSyncExternalStore`. */
export const consent = {
  isGiven: (): boolean => localStorage.getItem(key) !== null,
  /** How often something was wanted that needs it. */
  timesAsked: (): number => asked,
  /** Keeps it, with when it was given. */
  give: (): void => {
    localStorage.setItem(key, new Date().toISOString());
    changed();
  },
  /** Has the bar point at itself: what the person wants needs the consent first. */
  ask: (): void => {
    asked += 1;
    changed();
  },
  /** Another tab's answer is heard too. */
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    window.addEventListener('storage', listener);
    return () => {
      listeners.delete(listener);
      window.removeEventListener('storage', listener);
    };
  },
};
