/** Sign-in with the identity provider; one for the whole page. */
export interface SignIn {
  /** True when somebody is signed in on this device. */
  readonly signedIn: boolean;
  /** The provider's name for who is signed in; empty when nobody is. */
  readonly account: string;
  /** Leaves for the identity provider's page; after a sign-out it asks who it is, rather than take in the same person again. */
  start: () => Promise<void>;
  /** Signs out here and at the provider; on a kiosk nothing of the person is left on the device. */
  end: () => Promise<void>;
  /** A valid token for the API, renewed silently when needed. Rejects when the person must sign in again. */
  getToken: () => Promise<string>;
}
