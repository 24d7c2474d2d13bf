import { Button } from 'antd';
import { useState } from 'react';

import { usePortal } from '../portal/portal';
import { saveFile } from '../portal/saveFile';
import { DialogFrame } from '../ui/DialogFrame';
import { EmptyState } from '../ui/EmptyState';
import { PdfFailure } from './PdfFailure';
import { PdfViewer } from './PdfViewer';
import { mayPrintPdf, printPdf } from './printPdf';
import { type LoadPdf, usePdf } from './usePdf';

interface PdfDialogProps {
  title: string;
  /** What the file is called when it is saved. */
  fileName: string;
  load: LoadPdf;
  /** Said when there is no such document (404). */
  missing: string;
  /** Called when its first page is on the screen. */
  onShown?: () => void;
  /** Called when its last page has been on the screen. */
  onRead?: () => void;
  /** Called when the dialog is gone and the focus is back. */
  onClosed: () => void;
}

/**
 * A PDF as large as the window, in a viewer of our own, so that phones and kiosks have one too and it is known that it was
 * shown. Fetch it with `useDialog`.
 */
export function PdfDialog(props: PdfDialogProps) {
  const { title, fileName, load, missing, onShown, onRead, onClosed } = props;
  const { kiosk } = usePortal();
  const [open, setOpen] = useState(true);
  const { state, again } = usePdf(load);
  const file = 'file' in state ? state.file : undefined;
  const save = file && !kiosk ? () => saveFile(file, fileName) : undefined;
  const print = file && mayPrintPdf(kiosk) ? () => printPdf(file) : undefined;
  const close = (
    <Button type="primary" className="bt-pdf-close" onClick={() => setOpen(false)}>
      Ferdig
    </Button>
  );

  const content = () => {
    if (state.kind === 'loading') return <p role="status">Henter dokumentet …</p>;
    if (state.kind === 'missing') return <EmptyState text={missing} action={close} />;
    if (state.kind === 'failed') return <PdfFailure text={state.text} onAgain={again} onSave={save} />;
    return (
      <PdfViewer
        readable
        pdf={state.pdf}
        first={state.first}
        onShown={onShown}
        onRead={onRead}
        onSave={save}
        onPrint={print}
      >
        {close}
      </PdfViewer>
    );
  };

  return (
    <DialogFrame
      open={open}
      title={title}
      full="bt-viewer bt-pdf"
      footer={null}
      onLeave={() => setOpen(false)}
      onClosed={onClosed}
    >
      {content()}
    </DialogFrame>
  );
}
