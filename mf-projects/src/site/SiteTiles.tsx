import SolutionOutlined from '@ant-design/icons/SolutionOutlined';
import TeamOutlined from '@ant-design/icons/TeamOutlined';
import { paths } from '@byggtun/shared/contract/paths';
import { getProject } from '@byggtun/shared/contract/project';
import { usePortal } from '@byggtun/shared/portal/portal';
import { useCall } from '@byggtun/shared/portal/useCall';
import { NoTile } from '@byggtun/shared/ui/NoTile';
import { Tile } from '@byggtun/shared/ui/Tile';

import { numberIn } from '../projectPage/numberIn';
import { useMuster } from './useMuster';

/** What a tile knows of its place. */
export interface SiteTileProps {
  projectId: string | undefined;
  /** Empty on the project's own page. */
  houseId: string | undefined;
}

/** The project, for developer staff, when its site has an access control and this is its own page; undefined otherwise, and while it is not known. */
function useSite({ projectId, houseId }: SiteTileProps): number | undefined {
  const { kiosk, session } = usePortal();
  const isShown = !houseId && !kiosk && session.mode === 'developerStaff';
  const id = isShown ? numberIn(projectId) : undefined;
  const { data } = useCall(getProject, id === undefined ? null : { params: { id } }, { quiet: true });
  return data?.hasInfotech ? id : undefined;
}

/** The way to who has worked on the site. */
export function SiteListTile(props: SiteTileProps) {
  const id = useSite(props);
  if (id === undefined) return <NoTile />;
  return <Tile to={paths.siteList(id)} label="Oversiktsliste" icon={<SolutionOutlined />} />;
}

/** How many are on the site now, and the way to who; with it the list is on this device when the network is gone. */
export function MusterTile(props: SiteTileProps) {
  const id = useSite(props);
  const { data } = useMuster(id ?? null);
  if (id === undefined) return <NoTile />;
  return (
    <Tile
      to={paths.muster(id)}
      label="På plassen nå"
      icon={<TeamOutlined />}
      count={data ? data.people.length : null}
    />
  );
}
