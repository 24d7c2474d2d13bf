import { convertToPdf } from '@byggtun/shared/contract/documentCalls';
import { PdfDialog } from '@byggtun/shared/pdf/PdfDialog';
import { useLoadPdf } from '@byggtun/shared/pdf/useLoadPdf';

/** A version of a Word or Excel document. */
export interface ConvertedFile {
  uuid: string;
  fileName: string;
  /** Key of the bytes of an earlier version; the latest when it is left out. */
  guid?: string;
}

/** A Word or Excel document as PDF in the viewer, as kiosks show it (docs/product/documents.md#kiosks). */
export function ConvertedViewer({ file, onClosed }: { file: ConvertedFile; onClosed: () => void }) {
  const { uuid, fileName, guid } = file;
  const load = useLoadPdf(convertToPdf, { body: { uuid, ...(guid !== undefined && { guid }) } });
  return (
    <PdfDialog
      title={fileName}
      fileName={`${fileName}.pdf`}
      load={load}
      missing="Dokumentet finnes ikke."
      onClosed={onClosed}
    />
  );
}
