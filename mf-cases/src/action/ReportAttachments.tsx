import { AttachmentList } from '@byggtun/shared/attachment/AttachmentList';
import type { Action } from '@byggtun/shared/contract/action';
import { Card } from '@byggtun/shared/ui/Card';

import { reportNames } from './reportNames';

/** The files that came with the report behind an action; they are no evidence that it was treated. */
export function ReportAttachments({ report }: { report: NonNullable<Action['aberration']> }) {
  const { attachments, category } = report;
  if (attachments.length === 0) return null;
  return (
    <Card
      title={`Fra meldingen (${reportNames[category]})`}
      extra={<span className="bt-secondary">{attachments.length}</span>}
    >
      <AttachmentList attachments={attachments} />
    </Card>
  );
}
