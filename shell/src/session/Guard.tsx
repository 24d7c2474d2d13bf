import { paths } from '@byggtun/shared/contract/paths';
import { createPath, Navigate, useLocation } from '@byggtun/shared/portal/router';

import type { BrowserLocation } from '../location/browserLocation';
import { NotFoundPage } from '../page/NotFoundPage';
import { StartPage } from '../page/StartPage';
import type { ShellProps } from '../Shell';
import { keepReturnAddress } from './returnAddress';
import { SignedIn } from './SignedIn';

/** What the guard and everything behind it need of the page. */
export interface GuardProps extends ShellProps {
  theme: 'light' | 'dark';
  address: BrowserLocation;
}

/** The route guard of document 1, section 2: the start page and 404 are open, everything else needs a sign-in. */
export function Guard(props: GuardProps) {
  const location = useLocation();
  if (location.pathname === paths.notFound) return <NotFoundPage home={paths.start} />;
  if (props.signIn.signedIn) return <SignedIn {...props} />;
  if (location.pathname === paths.start) return <StartPage onSignIn={props.signIn.start} />;
  keepReturnAddress(createPath(location));
  return <Navigate to={paths.start} replace />;
}
