import { useSearchParams } from '@byggtun/shared/portal/router';
import { ListPage } from '@byggtun/shared/table/ListPage';
import { inHouse, placeOfList } from '@byggtun/shared/table/place';
import { PlaceLine } from '@byggtun/shared/table/PlaceLine';
import { useMemo } from 'react';

import { scheduleKind } from '../schedule/scheduleKind';
import { scheduleList } from './scheduleList';

/** The list of self-checks (docs/product/quality.md#self-checks); `?project=&house=` narrows it to a house. */
export function ScheduleListPage() {
  const [search] = useSearchParams();
  const place = placeOfList(search);
  const { projectId, houseId } = place ?? {};
  const definition = useMemo(
    () => (projectId && houseId ? inHouse(scheduleList, { projectId, houseId }) : scheduleList),
    [projectId, houseId],
  );
  return (
    <ListPage
      definition={definition}
      intro={place ? <PlaceLine place={place} all={scheduleKind.listPath} /> : null}
    />
  );
}
