import { getBadgeCounts } from '@byggtun/shared/contract/user';
import { usePortal } from '@byggtun/shared/portal/portal';
import { useLocation } from '@byggtun/shared/portal/router';
import { useCall } from '@byggtun/shared/portal/useCall';
import { type ReactNode, useRef } from 'react';

import type { PickedArea } from '../area/knownArea';
import { UpdateOffer } from '../area/UpdateOffer';
import { SignOutButton } from '../kiosk/SignOutButton';
import type { Viewer } from '../navigation/isFor';
import { bottomBarItems, navigationItems } from '../navigation/navigationItems';
import { NavigationList } from '../navigation/NavigationList';
import { OverrideBadge } from '../override/OverrideBadge';
import { Drawer } from './Drawer';
import { Header } from './Header';
import { OfflineBar } from './OfflineBar';
import { useArrival } from './useArrival';
import { useCollapsed } from './useCollapsed';
import { useDrawer } from './useDrawer';

interface FrameProps {
  title: string;
  /** Its route's title. */
  kind: string;
  /** The areas in the versions that are for this person. */
  areas: readonly PickedArea[];
  viewer: Viewer;
  /** What stands at the right of the top bar. */
  tools: ReactNode;
  onBack: () => void;
  onSignOut: () => void;
  children: ReactNode;
}

/** What stands around every page: header, drawer, bottom bar (docs/product/frame.md). */
export function Frame({ title, kind, areas, viewer, tools, onBack, onSignOut, children }: FrameProps) {
  const { kiosk, network } = usePortal();
  const overlay = useRef<HTMLDialogElement>(null);
  const [collapsed, setCollapsed] = useCollapsed();
  const { data: counts } = useCall(getBadgeCounts, {}, { quiet: true });
  const items = navigationItems(areas, viewer);
  const content = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const { open, close } = useDrawer(overlay);
  useArrival(content, pathname);
  const navigation = { items, counts };

  return (
    <div className="bt-frame" data-collapsed={collapsed || undefined}>
      <a className="bt-skip" href="#innhold">
        Hopp til innholdet
      </a>
      <aside className="bt-aside">
        <Drawer {...navigation} onSignOut={onSignOut} />
        <button
          type="button"
          className="bt-collapse"
          title={collapsed ? 'Vis menyen' : undefined}
          onClick={() => setCollapsed(!collapsed)}
        >
          <span className="bt-chevron" aria-hidden />
          <span className="bt-collapse-label">{collapsed ? 'Vis menyen' : 'Skjul menyen'}</span>
        </button>
      </aside>
      <dialog
        ref={overlay}
        className="bt-overlay"
        aria-label="Meny"
        onClick={(event) => event.target === overlay.current && close()}
      >
        <Drawer {...navigation} onSignOut={onSignOut} onChoose={close} />
      </dialog>
      <div className="bt-body">
        <Header title={title} kind={kind} onBack={onBack} onMenu={open}>
          {tools}
          {kiosk && <SignOutButton onSignOut={onSignOut} />}
        </Header>
        <OfflineBar online={network.online} pathname={pathname} />
        <OverrideBadge />
        <UpdateOffer />
        <main ref={content} id="innhold" className="bt-main" tabIndex={-1} aria-labelledby="sidetittel">
          {children}
        </main>
        <nav className="bt-bottom" aria-label="Snarveier">
          <NavigationList {...navigation} items={bottomBarItems(items)} />
        </nav>
      </div>
    </div>
  );
}
