import type { ThemeConfig } from 'antd';
import { createContext, use } from 'react';

import type { SlotName } from '../contract/area';
import type { HubEvent, HubEventName } from '../contract/hub';
import type { Profile } from '../contract/user';
import type { LocationStore, NavigateOptions } from './locationStore';

/** Version of the host API, semver. An area's manifest names the range that it needs (`host`). */
export const hostVersion = '1.7.0';

/** Who is signed in. */
export interface Session {
  /** The signed-in contact person (docs/product/profile.md). */
  profile: Profile;
  /** Names of the roles, such as `PRL` (`albumRoles` of the profile). */
  roles: readonly string[];
  /** Which of the two modes of docs/product/sign-in.md#two-modes the portal is in. */
  mode: 'developerStaff' | 'contractor';
  /** A token that the API accepts, renewed when needed. Rejects when the person must sign in again. */
  getToken: () => Promise<string>;
  /** Signs out after the delay of docs/product/sign-in.md#session (2 s); called after an answer with status 401. */
  expire: () => void;
}

/**
 * Whether events arrive: `opening` until the first try of this page has ended, `away` while a connection that could not be
 * made, or was lost, is tried again. A kiosk has none and stays `opening`. Since 1.5.0.
 */
type HubStatus = 'opening' | 'open' | 'away';

/** The shell's connection to the hub, as areas see it. */
interface HubConnection {
  /**
   * Calls the handler at each such event.
   * @returns ends it
   */
  on: <E extends HubEventName>(event: E, handler: (payload: HubEvent<E>) => void) => () => void;
  /** Whether events arrive now, shaped for `useSyncExternalStore`. Since 1.5.0. */
  status: {
    get: () => HubStatus;
    subscribe: (listener: () => void) => () => void;
  };
}

/** The kinds of snackbar (docs/product/frame.md#snackbars). */
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
  /** antd's tokens for that look on this device, one object for all roots of the page. Since 1.7.0; a host before it has none. */
  antdTheme?: ThemeConfig;
  /** Events of the hub (docs/product/frame.md#the-hub). */
  hub: HubConnection;
  /** The counts beside the items of the navigation. */
  badges: {
    /** Fetches the counts again; call it after a change that moves one of them. */
    refresh: () => void;
  };
  /** True on a kiosk host (docs/product/kiosk.md). */
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
   * Dialogs come one at a time: what opens by itself waits until the person has none before them, and until what has
   * waited longer has gone. Since 1.5.0.
   */
  dialogs: {
    /**
     * Says that a dialog which the person has asked for is open.
     * @returns says that it is gone
     */
    hold: () => () => void;
    /**
     * Waits, for a dialog that opens by itself, and calls once when it may open.
     * @returns says that it is gone, or gives the place up
     */
    wait: (open: () => void) => () => void;
  };
  /** What lies over the page and is closed by Back, the latest first. Since 1.6.0; a host before it has none. */
  layers?: {
    /**
     * Says that something has opened over the page.
     * @param onBack called once, when the person has gone back; what stays open nevertheless enters once more
     * @returns says that it was closed in another way
     */
    enter: (onBack: () => void) => () => void;
  };
  /**
   * How the person wants lists below 1200 px (docs/product/lists.md#table-and-cards): asked on the pages whose route says `layouts`, kept on
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
