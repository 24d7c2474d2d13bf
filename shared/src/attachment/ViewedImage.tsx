import type { Attachment } from '../contract/attachment';
import { FileImage } from '../ui/FileImage';
import { type ReadKept, useAttachmentFile } from './useAttachmentFile';
import { ViewerNote } from './ViewerNote';

interface ViewedImageProps {
  attachment: Attachment;
  /** 1 fits the window; more is scrolled. */
  zoom: number;
  readKept: ReadKept | undefined;
}

/** An image, as large as the window or larger. */
export function ViewedImage({ attachment, zoom, readKept }: ViewedImageProps) {
  const { file, failed, fail, again } = useAttachmentFile(attachment, readKept);
  if (failed) return <ViewerNote text="Bildet kunne ikke hentes." onAgain={again} />;
  if (!file) return <p className="bt-viewer-note">Henter bildet …</p>;
  return (
    <div className="bt-viewer-image" style={{ width: `${zoom * 100}%`, height: `${zoom * 100}%` }}>
      <FileImage file={file} alt={attachment.fileName} onError={fail} />
    </div>
  );
}
