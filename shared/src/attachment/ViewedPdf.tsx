import { useEffect, useRef } from 'react';

import type { Attachment } from '../contract/attachment';
import { useAttachmentFile } from './useAttachmentFile';
import { ViewerNote } from './ViewerNote';

function PdfFrame({ file, title }: { file: Blob; title: string }) {
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    const address = URL.createObjectURL(file);
    if (frame.current) frame.current.src = address;
    return () => URL.revokeObjectURL(address);
  }, [file]);
  return <iframe ref={frame} title={title} className="bt-viewer-pdf" />;
}

/**
 * A PDF in the browser's own viewer. The frame is not sandboxed, since browsers show no PDF in one that is; what stands in it is typed as
 * PDF by us and was found to be one by the server, and a viewer runs nothing of it in the portal's name.
 */
export function ViewedPdf({ attachment }: { attachment: Attachment }) {
  const { file, failed, again } = useAttachmentFile(attachment);
  if (!navigator.pdfViewerEnabled)
    return <ViewerNote text="Denne nettleseren viser ikke PDF her. Last ned filen for å åpne den." />;
  if (failed) return <ViewerNote text="Filen kunne ikke hentes." onAgain={again} />;
  if (!file) return <p className="bt-viewer-note">Henter filen …</p>;
  return <PdfFrame file={file} title={attachment.fileName} />;
}
