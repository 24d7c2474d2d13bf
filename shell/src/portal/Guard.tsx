import { paths } from '@byggtun/shared/contract/paths';
import { Link, useLocation } from '@byggtun/shared/portal/router';

import { NotFoundPage } from '../page/NotFoundPage';
import type { GuardProps } from './shellProps';
import { SignedIn } from './SignedIn';

/** The route guard of docs/product/sign-in.md#guard, for who is signed in; `OpenPages` is its other half. */
export function Guard(props: GuardProps) {
  const { pathname } = useLocation();
  if (pathname === paths.notFound) return <NotFoundPage home={<Link to={paths.start}>Til Dashboard</Link>} />;
  return <SignedIn {...props} />;
}
