import { usePortal } from '@byggtun/shared/portal/portal';
import { type RefObject, useEffect, useRef } from 'react';

import { enterLayer } from '../location/layers';

/** Opens a drawer, which Back closes, and the way to another page too. */
export function useDrawer(drawer: RefObject<HTMLDialogElement | null>): {
  open: () => void;
  close: () => void;
} {
  const { location } = usePortal();
  const leave = useRef<() => void>(undefined);
  useEffect(() => {
    const { current } = drawer;
    let { pathname } = location.get();
    const end = location.subscribe(() => {
      const before = pathname;
      ({ pathname } = location.get());
      // A page that writes into its address what it shows, as it comes, is no other page.
      if (pathname !== before && current?.open) current.close();
    });
    const closed = () => leave.current?.();
    // Before the others: some take the drawer, and with it this listener, away.
    current?.addEventListener('close', closed, { capture: true });
    return () => {
      end();
      current?.removeEventListener('close', closed, { capture: true });
    };
  }, [location, drawer]);

  const close = () => drawer.current?.close();
  const open = () => {
    if (!drawer.current || drawer.current.open) return;
    drawer.current.showModal();
    leave.current = enterLayer(close);
  };
  return { open, close };
}
