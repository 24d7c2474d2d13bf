import { usePortal } from '@byggtun/shared/portal/portal';
import { useEffect, useState } from 'react';

/** Waits among the portal's dialogs while something is to be asked; true while it is its turn. */
export function useDialogTurn(isAsking: boolean): boolean {
  const { dialogs } = usePortal();
  const [isTurn, setTurn] = useState(false);
  useEffect(() => {
    if (!isAsking) return undefined;
    const end = dialogs.wait(() => setTurn(true));
    return () => {
      setTurn(false);
      end();
    };
  }, [isAsking, dialogs]);
  return isTurn;
}
