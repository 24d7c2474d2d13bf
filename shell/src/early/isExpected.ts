const traces = /^msal\..*(account\.keys|urlHash)$/;

/**
 * Whether this browser holds an account of the sign-in, or an answer of the identity provider that has just come. A guess,
 * made from msal's own keys before its code is here: it decides what is fetched first, never who is let in.
 * With cookies turned off it is nobody.
 */
export function isExpected(): boolean {
  try {
    return [localStorage, sessionStorage].some((storage) =>
      Object.entries(storage).some(([key, value]) => traces.test(key) && value !== '[]'),
    );
  } catch {
    return false;
  }
}
