import type { Attachment } from '@byggtun/shared/contract/attachment';
import { useDialog } from '@byggtun/shared/form/useDialog';
import type { ReactNode } from 'react';

const loadViewer = () =>
  import('@byggtun/shared/attachment/AttachmentViewer').then((dialog) => dialog.AttachmentViewer);

interface OpenPictureProps {
  picture: Attachment;
  /** What is read out of the button, where it shows no words. */
  label?: string;
  className: string;
  children: ReactNode;
}

/** Opens the picture of a certificate, as large as the window. */
export function OpenPicture({ picture, label, className, children }: OpenPictureProps) {
  const viewer = useDialog(loadViewer, { early: false });
  return (
    <>
      <button type="button" className={className} aria-label={label} onClick={viewer.open}>
        {children}
      </button>
      {viewer.Dialog ? (
        <viewer.Dialog attachments={[picture]} first={picture.bufferGuid} onClosed={viewer.close} />
      ) : null}
    </>
  );
}
