import FileDoneOutlined from '@ant-design/icons/FileDoneOutlined';
import { countTasks } from '@byggtun/shared/contract/schedule';
import { usePortal } from '@byggtun/shared/portal/portal';
import { useLiveCount } from '@byggtun/shared/record/useLiveCount';
import type { Place } from '@byggtun/shared/table/place';
import { readPlaceList } from '@byggtun/shared/table/readPlaceList';
import { Tile } from '@byggtun/shared/ui/Tile';

import { scheduleKind } from '../schedule/scheduleKind';
import { scheduleQuestion } from '../scheduleList/scheduleQuestion';

/** The self-checks of a project or a house that are not completed: how many there are, and the way to them. */
export function SchedulesTile({ place }: { place: Place }) {
  const { session } = usePortal();
  const { input, search } = readPlaceList(scheduleQuestion, session, place);
  const count = useLiveCount(countTasks, input, 'schedule');
  return (
    <Tile
      to={`${scheduleKind.listPath}?${search}`}
      label="Egenkontroller"
      icon={<FileDoneOutlined />}
      count={count}
    />
  );
}
