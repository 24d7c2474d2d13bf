import { act, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';

import { defineArea, type SlotComponent } from '../area/defineArea';
import type { AreaManifest } from '../contract/area';
import type { HubEvent, HubEventName } from '../contract/hub';
import type { Profile } from '../contract/user';
import { type Portal, usePortal } from '../portal/portal';
import { useLocation } from '../portal/router';
import { aProfile } from './builders';

/** How a host is opened for the contract, with an area that hands out its host API. */
export interface HostStart {
  path: string;
  profile: Profile;
  kiosk: boolean;
  nonce: string | undefined;
  area: ReturnType<typeof defineArea>;
  manifest: AreaManifest;
}

/** What the contract must see and do beside the host API. */
export interface OpenHost {
  /** Lets the hub send an event. */
  emit: <E extends HubEventName>(event: E, payload: HubEvent<E>) => void;
  setScheme: (scheme: 'light' | 'dark') => void;
  /** How often the counts of the navigation were asked for. */
  countCalls: () => number;
  /** How often signing out was begun. */
  signOuts: () => number;
  /** The person goes back. */
  pressBack: () => void;
  isUnsaved: () => boolean;
  isLoading: () => boolean;
  /** Has the person choose how lists look on small screens. */
  setLayout: (layout: Portal['layout']) => void;
}

const manifest: AreaManifest = {
  name: 'things',
  title: 'Ting',
  version: '1.0.0',
  host: '^1.2.0',
  routes: [
    { path: '/things', title: 'Alle ting', audience: 'everyone' },
    { path: '/things/:id', title: 'En ting', audience: 'everyone' },
  ],
  navigation: [],
  slots: [
    { slot: 'dashboard.cases', name: 'second', order: 20, audience: 'everyone' },
    { slot: 'dashboard.cases', name: 'first', order: 10, audience: 'everyone' },
    { slot: 'dashboard.followUp', name: 'elsewhere', order: 10, audience: 'everyone' },
  ],
  kiosk: true,
};

const slots = Object.fromEntries(
  manifest.slots.map(({ name }): [string, SlotComponent] => [
    name,
    ({ params }) => (
      <p>
        {name} {params.projectId}
      </p>
    ),
  ]),
);

const seen: { portal: Portal | undefined } = { portal: undefined };

function HandOut() {
  const portal = usePortal();
  const { pathname, search } = useLocation();
  useLayoutEffect(() => {
    seen.portal = portal;
  });
  return (
    <p>
      Området ser {pathname + search}, {portal.theme}, {portal.layout},{' '}
      {portal.network.online ? 'på nett' : 'uten nett'}
    </p>
  );
}

/** The host API as the area was given it last. */
export const portal = (): Portal => {
  if (!seen.portal) throw new Error('the area has not drawn itself');
  return seen.portal;
};

/** The address that the host API tells. */
export const address = () => {
  const { pathname, search, hash } = portal().location.get();
  return pathname + search + hash;
};

/** Goes to an address. */
export const go = (...to: Parameters<Portal['navigate']>) => act(() => portal().navigate(...to));

/** A text on the screen, as soon as it is there. */
export const sees = (text: string | RegExp) => screen.findByText(text);

/** How a host is opened in a test of the contract. */
export type OpenAt = (path: string, more?: Partial<HostStart>) => Promise<OpenHost>;

/** Opens a host with an area that hands out its host API. */
export const openWith =
  (open: (start: HostStart) => Promise<OpenHost>): OpenAt =>
  async (path, more = {}) => {
    seen.portal = undefined;
    const area = defineArea({ pages: <HandOut />, slots });
    const usual = { path, profile: aProfile(), kiosk: false, nonce: undefined, area, manifest };
    const host = await open({ ...usual, ...more });
    await sees(/Området ser/);
    return host;
  };
