import MessageOutlined from '@ant-design/icons/MessageOutlined';
import ToolOutlined from '@ant-design/icons/ToolOutlined';
import { countComplaints } from '@byggtun/shared/contract/complaint';
import { usePortal } from '@byggtun/shared/portal/portal';
import { useCall } from '@byggtun/shared/portal/useCall';
import { Tile } from '@byggtun/shared/ui/Tile';

import type { ComplaintKind } from '../complaint/complaintKind';
import { complaintQuestion } from '../complaintList/complaintQuestion';
import { readProjectList } from './readProjectList';

/** A project's open complaints, or enquiries: how many there are, and the way to them. */
export function ComplaintsTile({ kind, projectId }: { kind: ComplaintKind; projectId: string }) {
  const { session } = usePortal();
  const { input, search } = readProjectList(complaintQuestion(kind), session, projectId);
  const { data: count = null } = useCall(countComplaints, input, { quiet: true });
  return (
    <Tile
      to={`${kind.listPath}?${search}`}
      label={kind.isEnquiry ? 'Henvendelser' : 'Reklamasjoner'}
      icon={kind.isEnquiry ? <MessageOutlined /> : <ToolOutlined />}
      count={count}
    />
  );
}
