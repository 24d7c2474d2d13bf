import { paths } from '@byggtun/shared/contract/paths';
import type { Profile } from '@byggtun/shared/contract/user';
import { PortalContext } from '@byggtun/shared/portal/portal';
import { Navigate, useLocation } from '@byggtun/shared/portal/router';

import { StartDialogs } from '../dialog/StartDialogs';
import { Frame } from '../frame/Frame';
import { PageOutlet } from '../frame/PageOutlet';
import { useLiveHub } from '../frame/useLiveHub';
import { useServerReturn } from '../frame/useServerReturn';
import { useTitle } from '../frame/useTitle';
import { LoadingPlace } from '../loading/LoadingPlace';
import { findPage, homePath } from '../navigation/findPage';
import { pageTitle } from '../navigation/pageTitle';
import { usePreload } from '../navigation/usePreload';
import { useServiceWorker } from '../offline/useServiceWorker';
import { useOverrides } from '../override/useOverrides';
import { CheckInStart } from '../projectStart/CheckInStart';
import { useStartsAtHome } from '../projectStart/useStartsAtHome';
import { Landing } from '../session/Landing';
import { useOtherTabs } from '../session/useOtherTabs';
import { HeaderTools } from '../settings/HeaderTools';
import { SlotPlaces } from '../slot/SlotPlaces';
import { useSlotStart } from '../slot/useSlotStart';
import type { GuardProps } from './shellProps';
import { useAreas } from './useAreas';
import { usePortalObject } from './usePortalObject';

interface PortalledProps extends GuardProps {
  profile: Profile;
}

/** The portal of a person who is known: the frame, and in it the area that the address asks for. */
export function Portalled(props: PortalledProps) {
  const { registry, config, profile, signIn, address, kiosk } = props;
  const { pathname } = useLocation();
  const viewer = { isByggtun: profile.isByggtun, kiosk: config.kiosk };
  const overrides = useOverrides(address, config, profile.albumRoles);
  const areas = useAreas(registry, profile, overrides);
  const page = findPage(areas, viewer, pathname);
  const { title, setTitle } = useTitle(pathname, pageTitle(page));
  const portal = usePortalObject({ ...props, setTitle });
  useLiveHub(portal, config.hubUrl);
  useServerReturn(config.apiBase);
  useOtherTabs(profile, config.kiosk);
  useServiceWorker(config.kiosk, areas);
  usePreload(areas, viewer, portal, config.areaOrigins);
  const slotSource = { areas, viewer, portal, areaOrigins: config.areaOrigins };
  useSlotStart(page, pathname, slotSource);

  const [startsAtHome, endStart] = useStartsAtHome(profile.id, pathname);

  const signOut = () => void signIn.end();
  if (pathname === paths.start) {
    return <Landing navigate={portal.navigate} home={homePath(areas, viewer)} />;
  }
  if (page.kind === 'elsewhere') return <Navigate to={page.path} replace />;

  const Start = kiosk?.KioskStart ?? CheckInStart;
  return (
    <PortalContext value={portal}>
      <Frame
        title={title}
        kind={pageTitle(page)}
        areas={areas}
        viewer={viewer}
        tools={
          <HeaderTools
            layouts={page.kind === 'page' && page.route.layouts === true}
            timeRegistrationUrl={config.timeRegistrationUrl}
            onSignOut={signOut}
          />
        }
        onBack={() => address.back()}
        onSignOut={signOut}
      >
        <PageOutlet
          page={page}
          areas={areas}
          overrides={overrides}
          areaOrigins={config.areaOrigins}
          portal={portal}
        />
      </Frame>
      <SlotPlaces {...slotSource} />
      <LoadingPlace />
      <StartDialogs
        start={
          startsAtHome ? (
            <Start hasPage={(path) => findPage(areas, viewer, path).kind === 'page'} onOver={endStart} />
          ) : null
        }
      />
    </PortalContext>
  );
}
