import BuildOutlined from '@ant-design/icons/BuildOutlined';
import { countActions } from '@byggtun/shared/contract/actionList';
import { paths } from '@byggtun/shared/contract/paths';
import { usePortal } from '@byggtun/shared/portal/portal';
import { useLiveCount } from '@byggtun/shared/record/useLiveCount';
import type { Place } from '@byggtun/shared/table/place';
import { readPageList } from '@byggtun/shared/table/readPlaceList';
import { Tile } from '@byggtun/shared/ui/Tile';

import { projectActionQuestion } from './projectActionQuestion';

/** The open actions of a project or a house: how many there are, and the way to them. */
export function ActionsTile({ place }: { place: Place }) {
  const { session } = usePortal();
  const { input, search } = readPageList(projectActionQuestion(place), session);
  const count = useLiveCount(countActions, input, 'action');
  const path = paths.projectActions(place.projectId);
  return (
    <Tile to={search ? `${path}?${search}` : path} label="Tiltak" icon={<BuildOutlined />} count={count} />
  );
}
