import PaperClipOutlined from '@ant-design/icons/PaperClipOutlined';
import type { RegLine } from '@byggtun/shared/contract/complaint';
import { formatFileSize } from '@byggtun/shared/text/fileSize';
import { Card } from '@byggtun/shared/ui/Card';

/** The files of a case. */
export function AttachmentsCard({ attachments }: { attachments: RegLine['attachments'] }) {
  return (
    <Card title="Vedlegg" extra={<span className="bt-secondary">{attachments.length}</span>}>
      {attachments.length === 0 ? (
        <p className="bt-secondary">Saken har ingen vedlegg.</p>
      ) : (
        <ul className="case-files">
          {attachments.map(({ bufferGuid, fileName, size }) => (
            <li key={bufferGuid}>
              <PaperClipOutlined aria-hidden />
              <span className="bt-break">{fileName}</span>
              <span className="bt-secondary bt-figures">{formatFileSize(size)}</span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
