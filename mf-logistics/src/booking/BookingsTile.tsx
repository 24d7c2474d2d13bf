import HomeOutlined from '@ant-design/icons/HomeOutlined';
import { paths } from '@byggtun/shared/contract/paths';
import { getProject } from '@byggtun/shared/contract/project';
import { usePortal } from '@byggtun/shared/portal/portal';
import { useCall } from '@byggtun/shared/portal/useCall';
import { NoTile } from '@byggtun/shared/ui/NoTile';
import { Tile } from '@byggtun/shared/ui/Tile';

import { numberIn } from '../numberIn';

/** The way to the bookings: on a project's own page, for developer staff, where there are barracks. */
export function BookingsTile({ params }: { params: Readonly<Record<string, string>> }) {
  const { session, kiosk } = usePortal();
  const isShown = params.level === 'project' && session.mode === 'developerStaff' && !kiosk;
  const id = isShown ? numberIn(params.projectId) : undefined;
  const { data } = useCall(getProject, id === undefined ? null : { params: { id } }, { quiet: true });
  if (id === undefined || !data?.hasBarrack) return <NoTile />;
  return <Tile to={paths.projectBookings(id)} label="Bookinger" icon={<HomeOutlined />} />;
}
