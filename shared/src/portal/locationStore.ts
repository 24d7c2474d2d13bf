/** An address of the portal in its parts, as react-router names them. */
export interface PortalLocation {
  pathname: string;
  /** With its question mark, or empty. */
  search: string;
  /** With its number sign, or empty. */
  hash: string;
  /** What the navigation carried along. */
  state: unknown;
  /** Unique for each entry of the history. */
  key: string;
}

/** How an address enters the history. */
export interface NavigateOptions {
  /** Replaces the entry instead of adding one. */
  replace?: boolean;
  /** Carried along to the page. */
  state?: unknown;
}

/** The live address, shaped for `useSyncExternalStore`. */
export interface LocationStore {
  /** The address now; the same object until it changes. */
  get: () => PortalLocation;
  /**
   * Calls the listener after each change.
   * @returns ends it
   */
  subscribe: (listener: () => void) => () => void;
}
