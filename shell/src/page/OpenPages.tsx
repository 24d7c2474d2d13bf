import { paths } from '@byggtun/shared/contract/paths';
import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';

import { openBrowserLocation } from '../location/browserLocation';
import { tellOtherTabs, watchOtherTabs } from '../session/otherTabs';
import { keepReturnAddress } from '../session/returnAddress';
import { isLeftByAnother } from '../session/signedOut';
import { NotFoundPage } from './NotFoundPage';
import { StartPage } from './StartPage';

interface OpenPagesProps {
  onSignIn: () => Promise<void>;
  /** What only a kiosk has. */
  kiosk?: {
    /** Its QR codes, for the start page. */
    codes: ReactNode;
  };
  /** Loads the page anew. */
  reload?: () => void;
}

const reloadPage = () => window.location.reload();

/**
 * What is open to everybody (docs/product/sign-in.md#guard): the start page and 404. Every other address leads to the
 * start page, and is kept over the sign-in when this person has asked for it.
 */
export function OpenPages({ onSignIn, kiosk, reload = reloadPage }: OpenPagesProps) {
  const [{ location, navigate }] = useState(openBrowserLocation);
  const { pathname, search, hash } = useSyncExternalStore(location.subscribe, location.get);
  const closed = pathname !== paths.start && pathname !== paths.notFound;
  // On a kiosk nobody can tell whose it is: the next person begins at the choice of project.
  const keeps = closed && !kiosk && !isLeftByAnother();
  useEffect(() => {
    if (!closed) return;
    if (keeps) keepReturnAddress(pathname + search + hash);
    navigate(paths.start, { replace: true });
  }, [closed, keeps, pathname, search, hash, navigate]);

  useEffect(() => {
    if (pathname !== paths.start) return undefined;
    // Who has signed out comes back with what the provider answered; nobody needs it in the address bar.
    if (search) navigate(paths.start, { replace: true });
    tellOtherTabs(undefined);
    // Who signs in in another tab is signed in here too.
    return watchOtherTabs(reload);
  }, [pathname, search, navigate, reload]);

  if (closed) return null;
  if (pathname === paths.notFound) return <NotFoundPage home={<a href={paths.start}>Til Dashboard</a>} />;
  return <StartPage onSignIn={onSignIn} codes={kiosk?.codes} />;
}
