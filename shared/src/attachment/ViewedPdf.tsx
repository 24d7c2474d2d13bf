import { type Attachment } from '../contract/attachment';
import { getAttachment } from '../contract/attachmentCalls';
import { getPagePicture, mayHavePicture } from '../contract/pagePicture';
import { call } from '../http/call';
import type { LoadPicture } from '../pdf/pagePicture';
import { PdfViewer } from '../pdf/PdfViewer';
import { mayPrintPdf, printPdf } from '../pdf/printPdf';
import { useLoadPdf } from '../pdf/useLoadPdf';
import { usePdf } from '../pdf/usePdf';
import { usePortal } from '../portal/portal';
import type { ReadKept } from './useAttachmentFile';
import { ViewerNote } from './ViewerNote';

interface ViewedPdfProps {
  attachment: Attachment;
  /** Where its bar stands, beside what all attachments have; null while the place is not there yet. */
  barPlace: HTMLElement | null;
  readKept: ReadKept | undefined;
}

/** A PDF in our own viewer, which phones have too. */
export function ViewedPdf({ attachment, barPlace, readKept }: ViewedPdfProps) {
  const { bufferGuid } = attachment;
  const { apiBase, kiosk, session } = usePortal();
  const fetchFile = useLoadPdf(getAttachment, { params: { bufferGuid } });
  const fetchPicture: LoadPicture = (size, signal) => {
    const target = { base: apiBase, getToken: session.getToken };
    return call(target, getPagePicture, { params: { bufferGuid }, query: { size } }, { signal });
  };
  const { state, again } = usePdf(
    async (signal) => (await readKept?.(bufferGuid)) ?? fetchFile(signal),
    mayHavePicture(attachment) ? fetchPicture : undefined,
  );
  if (state.kind === 'loading') return <p className="bt-viewer-note">Henter filen …</p>;
  if (state.kind === 'missing') return <ViewerNote text="Filen finnes ikke lenger." />;
  if (state.kind === 'failed') return <ViewerNote text={state.text} onAgain={again} />;
  const { pdf, first, file } = state;
  return (
    <PdfViewer
      pdf={pdf}
      first={first}
      onPrint={file && mayPrintPdf(kiosk) ? () => printPdf(file) : undefined}
      barPlace={barPlace}
    />
  );
}
