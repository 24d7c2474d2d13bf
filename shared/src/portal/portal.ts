import { createContext, use } from 'react';

import type { SlotName } from '../contract/area';
import type { Profile } from '../contract/user';
import type { HubConnection } from './hubConnection';
import type { LocationStore, NavigateOptions } from './locationStore';

/** Version of the host API, semver. An area's manifest names the range that it needs (`host`). */
export const hostVersion = '1.5.0';

/** Who is signed in. */
export interface Session {
  /** The signed-in contact person (document 1, section 3). */
  profile: Profile;
  /** Names of the roles, such as `PRL` (`albumRoles` of the profile). */
  roles: readonly string[];
  /** Which of the two modes of document 1, section 1 the portal is in. */
  mode: 'developerStaff' | 'contractor';
  /** A token that the API accepts, renewed when needed. Rejects when the person must sign in again. */
  getToken: () => Promise<string>;
  /** Signs out after the delay of document 1, section 4 (2 s); called after an answer with status 401. */
  expire: () => void;
}

/** The kinds of snackbar (document 1, section 8). */
export type NoticeKind = 'success' | 'error' | 'warning' | 'info';

/**
 * The host API: all that an area may ask of the shell. Handed to each mounted area, read with `usePortal()`.
 * A value that changes (theme, profile, network) arrives by a new render.
 */
export interface Portal {
  session: Session;
  /** Address of the API without a slash at the end, such as `/api`. */
  apiBase: string;
  /** The live address; areas read it through react-router's hooks. */
  location: LocationStore;
  /** Goes to an address of the portal, or a number of steps in the history. */
  navigate: (to: string | number, options?: NavigateOptions) => void;
  /** One page back; to this address instead when the portal was opened with the page that is shown. Since 1.3.0. */
  back: (otherwise: string) => void;
  /** Shows a snackbar; the text is Norwegian and meant for people. */
  notify: (kind: NoticeKind, text: string) => void;
  theme: 'light' | 'dark';
  /** Events of the hub (document 1, section 7). */
  hub: HubConnection;
  /** The counts beside the items of the navigation. */
  badges: {
    /** Fetches the counts again; call it after a change that moves one of them. */
    refresh: () => void;
  };
  /** True on a kiosk host (document 1, section 4). */
  kiosk: boolean;
  network: { online: boolean };
  /** What a person has typed and not saved; while there is any, the shell does not reload the page. Since 1.1.0. */
  unsaved: {
    /**
     * Says that there is some.
     * @returns takes it back, when it is saved or given up
     */
    hold: () => () => void;
  };
  /** What a person waits for; while there is any for long enough to be noticed, the loading overlay lies over the page. Since 1.2.0. */
  loading: {
    /**
     * Says that something is under way.
     * @returns takes it back, when it is over
     */
    hold: () => () => void;
  };
  /**
   * How the person wants lists below 1200 px (document 1, section 2): asked on the pages whose route says `layouts`, kept on
   * the device. Since 1.2.0.
   */
  layout: 'table' | 'grid';
  /** Places in one's own page that areas fill (`slots` of their manifests); `Slot` of `shared/area` draws one. Since 1.3.0. */
  slots: {
    /**
     * Fills an empty element with what the areas that are live contribute to this place, in their order, each in an element of
     * its own that carries `data-slot`. One that fails shows its card there, and the others stay.
     * @param params what the place knows, such as `projectId`; the contributions get them
     * @returns empties it
     */
    fill: (slot: SlotName, place: HTMLElement, params: Readonly<Record<string, string>>) => () => void;
  };
  /** Sets the title in the header and of the document, for pages whose title is data. */
  setTitle: (title: string) => void;
  /** The nonce of this page's Content-Security-Policy, for styles made at run time. */
  nonce: string | undefined;
}

/** Carries the host API through an area's own React root; the area's root provides it. */
export const PortalContext = createContext<Portal | undefined>(undefined);

/** The host API. Throws outside an area or the shell. */
export function usePortal(): Portal {
  const portal = use(PortalContext);
  if (!portal) throw new Error('usePortal needs a PortalContext above it');
  return portal;
}
