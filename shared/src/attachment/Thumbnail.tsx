import { type Attachment } from '../contract/attachment';
import { getThumbnail } from '../contract/attachmentCalls';
import { useCall } from '../portal/useCall';
import { FileImage } from '../ui/FileImage';
import { FileMark } from './FileMark';

/** The small picture of an attachment, or the sign of its kind. */
export function Thumbnail({
  attachment: { bufferGuid, fileName, hasThumbnail },
}: {
  attachment: Attachment;
}) {
  // The bytes of an attachment never change: it is fetched once.
  const { data } = useCall(getThumbnail, hasThumbnail ? { params: { bufferGuid } } : null, { quiet: true });
  return (
    <span className="bt-file-mark">
      {data ? <FileImage file={data} alt="" /> : <FileMark name={fileName} />}
    </span>
  );
}
