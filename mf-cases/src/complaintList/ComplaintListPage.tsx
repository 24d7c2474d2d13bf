import { ListPage } from '@byggtun/shared/table/ListPage';
import { useMemo } from 'react';

import type { ComplaintKind } from '../complaint/complaintKind';
import { complaintList } from './complaintList';

/** The list of complaints, or of enquiries (document 2, section 2). */
export function ComplaintListPage({ kind }: { kind: ComplaintKind }) {
  const definition = useMemo(() => complaintList(kind), [kind]);
  return <ListPage definition={definition} />;
}
