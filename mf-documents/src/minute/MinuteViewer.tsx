import { type Minute, previewMinute } from '@byggtun/shared/contract/minute';
import { minuteFileName } from '@byggtun/shared/contract/minuteRules';
import { PdfDialog } from '@byggtun/shared/pdf/PdfDialog';
import { useLoadPdf } from '@byggtun/shared/pdf/useLoadPdf';

/** The minutes of a meeting in the viewer. */
export function MinuteViewer({ minute, onClosed }: { minute: Minute; onClosed: () => void }) {
  const load = useLoadPdf(previewMinute, { body: { id: minute.id } });
  return (
    <PdfDialog
      title={`${minute.meetingTypeString} ${minute.meetingNumber} – ${minute.meetingName}`}
      fileName={minuteFileName(minute)}
      load={load}
      missing="Møtereferatet finnes ikke."
      onClosed={onClosed}
    />
  );
}
