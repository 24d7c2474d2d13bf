import { paths } from '@byggtun/shared/contract/paths';
import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';

import { openBrowserLocation } from '../location/browserLocation';
import { readKioskProjects } from './kioskProjects';
import { KioskSetupPage } from './KioskSetupPage';

interface KioskGateProps {
  apiBase: string;
  /** The start page or the portal, for a kiosk that knows its projects. */
  children: ReactNode;
}

/** Every address of a kiosk without projects leads to its set-up, which one with projects leaves (docs/product/kiosk.md#set-up). */
export function KioskGate({ apiBase, children }: KioskGateProps) {
  const [{ location, navigate }] = useState(openBrowserLocation);
  const { pathname } = useSyncExternalStore(location.subscribe, location.get);
  const [isSetUp, setIsSetUp] = useState(() => readKioskProjects().length > 0);
  const isHere = pathname === paths.kiosk;
  const elsewhere = isSetUp === isHere;
  useEffect(() => {
    if (elsewhere) navigate(isSetUp ? paths.start : paths.kiosk, { replace: true });
  }, [elsewhere, isSetUp, navigate]);

  if (elsewhere) return null;
  return isSetUp ? children : <KioskSetupPage apiBase={apiBase} onSaved={() => setIsSetUp(true)} />;
}
