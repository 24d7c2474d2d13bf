import { useSearchParams } from '@byggtun/shared/portal/router';
import { ListPage } from '@byggtun/shared/table/ListPage';
import { inHouse, placeOfList } from '@byggtun/shared/table/place';
import { PlaceLine } from '@byggtun/shared/table/PlaceLine';
import { useMemo } from 'react';

import type { ComplaintKind } from '../complaint/complaintKind';
import { complaintList } from './complaintList';

/** The list of complaints, or of enquiries (docs/product/complaints.md#the-list); `?project=&house=` narrows it to a house. */
export function ComplaintListPage({ kind }: { kind: ComplaintKind }) {
  const [search] = useSearchParams();
  const place = placeOfList(search);
  const { projectId, houseId } = place ?? {};
  const definition = useMemo(() => {
    const list = complaintList(kind);
    return projectId && houseId ? inHouse(list, { projectId, houseId }) : list;
  }, [kind, projectId, houseId]);
  return (
    <ListPage
      definition={definition}
      intro={place ? <PlaceLine place={place} all={kind.listPath} /> : null}
    />
  );
}
