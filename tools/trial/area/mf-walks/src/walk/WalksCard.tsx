import { listWalks, walkPaths } from '@byggtun/shared/contract/walk';
import { useCall } from '@byggtun/shared/portal/useCall';
import { GlanceCard } from '@byggtun/shared/table/GlanceCard';
import { useCardReading } from '@byggtun/shared/table/useCardReading';
import { useQuietRefresh } from '@byggtun/shared/table/useQuietRefresh';

import { walkList } from './walkList';

/** Safety walks at a glance. */
export function WalksCard() {
  const reading = useCardReading(walkList, 'id');
  const answer = useCall(listWalks, reading.input, { quiet: true, keepPrevious: true });
  useQuietRefresh(walkList);
  return <GlanceCard definition={walkList} path={walkPaths.list} reading={reading} answer={answer} />;
}
