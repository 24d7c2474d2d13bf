import { usePortal } from '@byggtun/shared/portal/portal';
import { type RefObject, useEffect } from 'react';

/** Closes a drawer when the address changes behind it: who goes back has left it too. */
export function useCloseOnLeave(drawer: RefObject<HTMLDialogElement | null>): void {
  const { location } = usePortal();
  useEffect(
    () =>
      location.subscribe(() => {
        if (drawer.current?.open) drawer.current.close();
      }),
    [location, drawer],
  );
}
