import MessageOutlined from '@ant-design/icons/MessageOutlined';
import ToolOutlined from '@ant-design/icons/ToolOutlined';
import { countComplaints } from '@byggtun/shared/contract/complaintList';
import { usePortal } from '@byggtun/shared/portal/portal';
import { useLiveCount } from '@byggtun/shared/record/useLiveCount';
import type { Place } from '@byggtun/shared/table/place';
import { readPlaceList } from '@byggtun/shared/table/readPlaceList';
import { Tile } from '@byggtun/shared/ui/Tile';

import type { ComplaintKind } from '../complaint/complaintKind';
import { complaintQuestion } from '../complaintList/complaintQuestion';

/** The open complaints, or enquiries, of a project or a house: how many there are, and the way to them. */
export function ComplaintsTile({ kind, place }: { kind: ComplaintKind; place: Place }) {
  const { session } = usePortal();
  const { input, search } = readPlaceList(complaintQuestion(kind), session, place);
  const count = useLiveCount(countComplaints, input, 'complaint');
  return (
    <Tile
      to={`${kind.listPath}?${search}`}
      label={kind.isEnquiry ? 'Henvendelser' : 'Reklamasjoner'}
      icon={kind.isEnquiry ? <MessageOutlined /> : <ToolOutlined />}
      count={count}
    />
  );
}
