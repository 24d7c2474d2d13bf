import { paths } from '@byggtun/shared/contract/paths';
import type { Profile } from '@byggtun/shared/contract/user';
import { PortalContext } from '@byggtun/shared/portal/portal';
import { Navigate, useLocation } from '@byggtun/shared/portal/router';

import { AreaOutlet } from '../area/AreaOutlet';
import { findPage, homePath } from '../navigation/findPage';
import type { GuardProps } from '../session/Guard';
import { Landing } from '../session/Landing';
import { Frame } from './Frame';
import { useLiveHub } from './useLiveHub';
import { usePortalObject } from './usePortalObject';
import { useTitle } from './useTitle';

/** The portal of a person who is known: the frame, and in it the area that the address asks for. */
export function Portalled(props: GuardProps & { profile: Profile }) {
  const { registry, config, profile, signIn } = props;
  const { pathname } = useLocation();
  const viewer = { isByggtun: profile.isByggtun, kiosk: config.kiosk };
  const page = findPage(registry, viewer, pathname);
  const { title, setTitle } = useTitle(pathname, page.kind === 'page' ? page.route.title : '');
  const portal = usePortalObject({ ...props, setTitle });
  useLiveHub(portal, config.hubUrl);

  if (pathname === paths.start) {
    return <Landing navigate={portal.navigate} home={homePath(registry, viewer)} />;
  }
  if (page.kind === 'elsewhere') return <Navigate to={page.path} replace />;

  return (
    <PortalContext value={portal}>
      <Frame title={title} registry={registry} viewer={viewer} onSignOut={() => void signIn.end()}>
        <AreaOutlet key={page.area.manifest.name} area={page.area} portal={portal} />
      </Frame>
    </PortalContext>
  );
}
