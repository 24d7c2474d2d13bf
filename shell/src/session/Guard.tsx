import { paths } from '@byggtun/shared/contract/paths';
import { Link, useLocation } from '@byggtun/shared/portal/router';

import type { BrowserLocation } from '../location/browserLocation';
import { NotFoundPage } from '../page/NotFoundPage';
import type { ShellProps } from '../Shell';
import { SignedIn } from './SignedIn';

/** What the guard and everything behind it need of the page. */
export interface GuardProps extends ShellProps {
  theme: 'light' | 'dark';
  address: BrowserLocation;
}

/** The route guard of document 1, section 2, for who is signed in; `OpenPages` is its other half. */
export function Guard(props: GuardProps) {
  const { pathname } = useLocation();
  if (pathname === paths.notFound) return <NotFoundPage home={<Link to={paths.start}>Til Dashboard</Link>} />;
  return <SignedIn {...props} />;
}
