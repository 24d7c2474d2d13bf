import { useSearchParams } from '@byggtun/shared/portal/router';
import { ListPage } from '@byggtun/shared/table/ListPage';
import { inHouse, placeOfList } from '@byggtun/shared/table/place';
import { PlaceLine } from '@byggtun/shared/table/PlaceLine';
import { useMemo } from 'react';

import { checklistKind } from '../checklist/checklistKind';
import { AddChecklist } from '../checklistCreate/AddChecklist';
import { checklistList } from './checklistList';
import { UnsavedAnswers } from './UnsavedAnswers';

/** The list of checklists (docs/product/quality.md#checklists); `?project=&house=` narrows it to a house. */
export function ChecklistListPage() {
  const [search] = useSearchParams();
  const place = placeOfList(search);
  const { projectId, houseId } = place ?? {};
  const definition = useMemo(
    () => (projectId && houseId ? inHouse(checklistList, { projectId, houseId }) : checklistList),
    [projectId, houseId],
  );
  return (
    <ListPage
      definition={definition}
      intro={
        <>
          {place ? <PlaceLine place={place} all={checklistKind.listPath} /> : null}
          <UnsavedAnswers />
          <AddChecklist place={place} />
        </>
      }
    />
  );
}
