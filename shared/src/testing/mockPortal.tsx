import type { SlotName } from '../contract/area';
import type { Profile } from '../contract/user';
import { openDialogTurns } from '../portal/dialogTurns';
import type { NoticeKind, Portal, Session } from '../portal/portal';
import { antdTheme } from '../ui/antdTheme';
import { aProfile } from './builders';
import { type FakeHub, fakeHub } from './fakeHub';
import { fakeLocation } from './fakeLocation';

/** What a mock host starts with; all of it has a default. */
export interface MockStart extends Partial<Pick<Portal, 'apiBase' | 'kiosk' | 'layout' | 'nonce' | 'theme'>> {
  profile?: Profile;
  /** The address that is open. */
  path?: string;
  getToken?: Session['getToken'];
}

/** What an area has asked of a mock host. */
export interface Told {
  /** How often the counts were to be fetched again. */
  badges: number;
  /** How often the session was ended. */
  expired: number;
  /** The title that was set last. */
  title: string;
  /** How many hold the page because of something typed. */
  readonly unsaved: number;
  /** How many things are under way that the person waits for. */
  readonly loading: number;
}

/** A place on a page that areas fill. */
export interface MockPlace {
  key: string;
  slot: SlotName;
  element: HTMLElement;
  params: Readonly<Record<string, string>>;
}

/** The host API without a shell around it; `hostContract` holds it to the real one. */
export interface MockPortal {
  /** The host API now; another object after each change. */
  get: () => Portal;
  /** Calls the listener after each change. @returns ends it */
  subscribe: (listener: () => void) => () => void;
  setTheme: (theme: Portal['theme']) => void;
  setLayout: (layout: Portal['layout']) => void;
  /** The places that the page has asked to be filled. */
  places: () => readonly MockPlace[];
  /** The person goes back: closes what lies over the page, or leaves it. */
  pressBack: () => void;
  hub: FakeHub;
  /** The snackbars, oldest first. */
  notices: readonly { kind: NoticeKind; text: string }[];
  told: Told;
}

/** Milliseconds until an ended session signs out (docs/product/sign-in.md#session). */
const signOutDelay = 2_000;

/** A host API that does what the shell's does, and remembers what it was asked for. */
export function mockPortal({ profile = aProfile(), path = '/', ...start }: MockStart = {}): MockPortal {
  const listeners = new Set<() => void>();
  const notices: { kind: NoticeKind; text: string }[] = [];
  const unsaved = holds();
  const loading = holds();
  const hub = fakeHub();
  const address = fakeLocation(path);
  let places: readonly MockPlace[] = [];
  let placeCount = 0;
  const told = {
    badges: 0,
    expired: 0,
    title: '',
    get unsaved() {
      return unsaved.count();
    },
    get loading() {
      return loading.count();
    },
  };
  const look = (theme: Portal['theme']) => ({
    theme,
    antdTheme: antdTheme(theme, { touch: false, reducedMotion: false, kiosk: start.kiosk ?? false }),
  });
  const tell = () => listeners.forEach((listener) => listener());
  let portal: Portal = {
    ...address.parts,
    session: {
      profile,
      roles: profile.albumRoles,
      mode: profile.isByggtun ? 'developerStaff' : 'contractor',
      getToken: start.getToken ?? (() => Promise.resolve('token')),
      expire: () => setTimeout(() => (told.expired += 1), signOutDelay),
    },
    apiBase: start.apiBase ?? '/api',
    notify: (kind, text) => {
      notices.push({ kind, text });
      tell();
    },
    ...look(start.theme ?? 'light'),
    hub,
    badges: { refresh: () => void (told.badges += 1) },
    kiosk: start.kiosk ?? false,
    network: { online: navigator.onLine },
    unsaved,
    loading,
    dialogs: openDialogTurns(),
    layout: start.layout ?? 'grid',
    slots: {
      fill: (slot, element, params) => {
        const place = { key: `${slot} ${(placeCount += 1)}`, slot, element, params };
        places = [...places, place];
        tell();
        return () => {
          places = places.filter((one) => one !== place);
          tell();
        };
      },
    },
    setTitle: (title) => {
      told.title = title;
      tell();
    },
    nonce: start.nonce,
  };
  const become = (part: Partial<Portal>) => {
    portal = { ...portal, ...part };
    tell();
  };
  const followNetwork = () => become({ network: { online: navigator.onLine } });

  return {
    get: () => portal,
    subscribe: (listener) => {
      if (listeners.size === 0) listenToNetwork('addEventListener', followNetwork);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) listenToNetwork('removeEventListener', followNetwork);
      };
    },
    setTheme: (theme) => become(look(theme)),
    setLayout: (layout) => become({ layout }),
    places: () => places,
    pressBack: address.pressBack,
    hub,
    notices,
    told,
  };
}

function listenToNetwork(how: 'addEventListener' | 'removeEventListener', listener: () => void): void {
  for (const event of ['online', 'offline']) window[how](event, listener);
}

/** Something that several may hold at once. */
function holds() {
  const held = new Set<symbol>();
  return {
    hold: () => {
      const one = Symbol('held');
      held.add(one);
      return () => void held.delete(one);
    },
    count: () => held.size,
  };
}
