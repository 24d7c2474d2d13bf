import { useEffect, useRef } from 'react';

import type { BrowserLocation } from '../location/browserLocation';
import { takeReturnAddress } from './returnAddress';

interface LandingProps {
  navigate: BrowserLocation['navigate'];
  /** Where to go when no address was asked for. */
  home: string;
}

/** Behind the sign-in: leads to the address that was asked for, once, else home (docs/product/sign-in.md#guard). */
export function Landing({ navigate, home }: LandingProps) {
  const left = useRef(false);
  useEffect(() => {
    if (left.current) return;
    left.current = true;
    navigate(takeReturnAddress() ?? home, { replace: true });
  }, [navigate, home]);
  return null;
}
