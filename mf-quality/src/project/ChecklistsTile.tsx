import CheckSquareOutlined from '@ant-design/icons/CheckSquareOutlined';
import { countChecklists } from '@byggtun/shared/contract/checklistList';
import { usePortal } from '@byggtun/shared/portal/portal';
import { useLiveCount } from '@byggtun/shared/record/useLiveCount';
import type { Place } from '@byggtun/shared/table/place';
import { readPlaceList } from '@byggtun/shared/table/readPlaceList';
import { Tile } from '@byggtun/shared/ui/Tile';

import { checklistKind } from '../checklist/checklistKind';
import { checklistQuestion } from '../checklistList/checklistQuestion';

/** The checklists of a project or a house that are not completed, for developer staff: how many there are, and the way to them. */
export function ChecklistsTile({ place }: { place: Place }) {
  const { session } = usePortal();
  const { input, search } = readPlaceList(checklistQuestion, session, place);
  const count = useLiveCount(countChecklists, input, 'checklist');
  return (
    <Tile
      to={`${checklistKind.listPath}?${search}`}
      label="Sjekklister"
      icon={<CheckSquareOutlined />}
      count={count}
    />
  );
}
