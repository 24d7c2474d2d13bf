import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';

import type { AreaModule } from '../area/defineArea';
import { mountArea, type MountedArea } from '../area/mountArea';
import type { MountProps } from '../area/mountProps';
import type { AreaDeclaration } from '../contract/area';
import { matchPath } from '../portal/router';
import { paintDocument } from '../ui/paintDocument';
import { MockNotices } from './MockNotices';
import type { MockPortal } from './mockPortal';
import { MockSlots } from './MockSlots';

interface MockHostProps {
  mock: MockPortal;
  module: AreaModule;
  manifest: Pick<AreaDeclaration, 'routes'> & Partial<Pick<AreaDeclaration, 'slots'>>;
  /** Name of a slot of the area; its pages when absent. */
  slot?: string | undefined;
  /** What the place of a slot knows. */
  params?: MountProps['params'] | undefined;
}

const noParams = {};

/** The part of the shell that an area can't do without: mounts it as a parcel, and shows its title and its snackbars. */
export function MockHost({ mock, module, manifest, slot, params = noParams }: MockHostProps) {
  const portal = useSyncExternalStore(mock.subscribe, mock.get);
  const place = useRef<HTMLDivElement>(null);
  const mounted = useRef<MountedArea>(undefined);
  const [crash, setCrash] = useState<Error>();
  const onCrash = (cause: unknown) => setCrash(cause instanceof Error ? cause : new Error(String(cause)));
  const readProps = useEffectEvent(() => ({
    portal,
    paths: slot ? [] : manifest.routes.map(({ path }) => path),
    params,
    onCrash,
  }));

  useLayoutEffect(() => paintDocument(portal.theme, portal.kiosk), [portal.theme, portal.kiosk]);

  useEffect(() => {
    const part = slot ? module.slots[slot] : module.pages;
    if (!part || !place.current) return undefined;
    mounted.current = mountArea(part, place.current, slot ?? 'pages', readProps());
    mounted.current.ready.catch((cause: unknown) => readProps().onCrash(cause));
    return () => {
      mounted.current?.remove();
      mounted.current = undefined;
    };
  }, [module, slot]);

  useEffect(() => mounted.current?.update(readProps()), [portal, params]);

  return (
    <>
      <Title mock={mock} manifest={manifest} />
      {crash ? <pre role="alert">{crash.stack}</pre> : null}
      <MockNotices mock={mock} />
      <div ref={place} />
      <MockSlots mock={mock} module={module} slots={manifest.slots ?? []} />
    </>
  );
}

function Title({ mock, manifest }: Pick<MockHostProps, 'mock' | 'manifest'>) {
  const { location } = mock.get();
  const { pathname } = useSyncExternalStore(location.subscribe, location.get);
  const asked = useSyncExternalStore(mock.subscribe, () => mock.told.title);
  // As in the shell: the next address starts with its route's own title.
  const [from, setFrom] = useState({ pathname, asked: '' });
  if (from.pathname !== pathname) setFrom({ pathname, asked });
  const route = manifest.routes.find(({ path }) => matchPath(path, pathname));
  const title = asked === from.asked ? (route?.title ?? '') : asked;
  useEffect(() => {
    document.title = `${title} – Byggtun`;
  }, [title]);
  return <h1>{title}</h1>;
}
