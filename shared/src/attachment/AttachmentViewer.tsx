import DownloadOutlined from '@ant-design/icons/DownloadOutlined';
import LeftOutlined from '@ant-design/icons/LeftOutlined';
import RightOutlined from '@ant-design/icons/RightOutlined';
import ZoomInOutlined from '@ant-design/icons/ZoomInOutlined';
import ZoomOutOutlined from '@ant-design/icons/ZoomOutOutlined';
import { Button } from 'antd';
import { useEffect, useEffectEvent, useState } from 'react';

import type { Attachment } from '../contract/attachment';
import { DialogFrame } from '../ui/DialogFrame';
import { isShortcut } from '../ui/isShortcut';
import type { ReadKept } from './useAttachmentFile';
import { useSaveAttachment } from './useSaveAttachment';
import { ViewedImage } from './ViewedImage';
import { ViewedMedia } from './ViewedMedia';
import { ViewedPdf } from './ViewedPdf';

interface AttachmentViewerProps {
  /** Those that can be shown, in their order. */
  attachments: readonly Attachment[];
  /** Key of the one that is opened. */
  first: string;
  /** What one of them is called; 'fil' where they are documents, which are left by 'Ferdig' too. */
  called?: 'vedlegg' | 'fil';
  /** The bytes of one that this device keeps, by its key; undefined of all others, which are fetched. */
  readKept?: ReadKept | undefined;
  /** Saves one that this device keeps without a network; it is fetched when left out, and nothing is saved on kiosks. */
  save?: ((attachment: Attachment) => void) | undefined;
  /** Called when the dialog is gone and the focus is back. */
  onClosed: () => void;
}

const zooms = [1, 1.5, 2, 3, 4] as const;

const isPdf = ({ contentType }: Attachment) => contentType === 'application/pdf';

interface ViewedProps {
  attachment: Attachment;
  zoom: number;
  barPlace: HTMLElement | null;
  readKept: ReadKept | undefined;
}

function Viewed({ attachment, zoom, ...rest }: ViewedProps) {
  if (attachment.contentType.startsWith('image/'))
    return <ViewedImage attachment={attachment} zoom={zoom} readKept={rest.readKept} />;
  if (isPdf(attachment)) return <ViewedPdf attachment={attachment} {...rest} />;
  return <ViewedMedia attachment={attachment} />;
}

/** A player and an open document use the keys themselves. */
const hasOwnKeys = (target: EventTarget | null) =>
  target instanceof HTMLMediaElement ||
  (target instanceof Element && target.closest('.bt-pdf-viewer, .bt-viewer-own') !== null);

/** What is larger than its stage is moved in it by the arrow keys. */
const isInStage = (target: EventTarget | null) =>
  target instanceof Element && target.closest('.bt-viewer-stage') !== null;

/** Attachments one at a time, as large as the window: by buttons or arrow keys to the next, + and - for larger and smaller. */
export function AttachmentViewer({
  attachments,
  first,
  called = 'vedlegg',
  readKept,
  save: saveHere,
  onClosed,
}: AttachmentViewerProps) {
  const [open, setOpen] = useState(true);
  const start = attachments.findIndex(({ bufferGuid }) => bufferGuid === first);
  const [index, setIndex] = useState(Math.max(0, start));
  const [step, setStep] = useState(0);
  const [barPlace, setBarPlace] = useState<HTMLElement | null>(null);
  const fetchFile = useSaveAttachment();
  const save = saveHere ?? fetchFile;
  const attachment = attachments[index];
  const name = called === 'fil' ? 'Fil' : 'Vedlegg';
  const isImage = attachment?.contentType.startsWith('image/');
  const go = (by: number) => {
    const next = index + by;
    if (next < 0 || next >= attachments.length) return;
    setIndex(next);
    setStep(0);
  };
  const zoom = (by: number) => setStep(Math.min(Math.max(0, step + by), zooms.length - 1));
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, target } = event;
    if (hasOwnKeys(target) || isShortcut(event)) return;
    const turns = step === 0 || !isInStage(target);
    if (key === 'ArrowLeft' && turns) go(-1);
    if (key === 'ArrowRight' && turns) go(1);
    if (key === '+') zoom(1);
    if (key === '-') zoom(-1);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
  if (!attachment) return null;

  return (
    <DialogFrame
      open={open}
      title={attachment.fileName}
      full="bt-viewer"
      onLeave={() => setOpen(false)}
      onClosed={onClosed}
      footer={
        <div className="bt-viewer-bar">
          {isPdf(attachment) ? <div ref={setBarPlace} className="bt-viewer-own" /> : null}
          <span className="bt-viewer-turn">
            <Button
              icon={<LeftOutlined aria-hidden />}
              aria-label={`Forrige ${called}`}
              aria-disabled={index === 0 || undefined}
              onClick={() => go(-1)}
            />
            <span className="bt-figures" role="status">
              <span className="bt-hidden">{attachment.fileName}, </span>
              {/* A document has pages that are counted too. */}
              {isPdf(attachment) ? `${name} ` : ''}
              {index + 1} av {attachments.length}
            </span>
            <Button
              icon={<RightOutlined aria-hidden />}
              aria-label={`Neste ${called}`}
              aria-disabled={index === attachments.length - 1 || undefined}
              onClick={() => go(1)}
            />
          </span>
          {isImage ? (
            <>
              <Button
                icon={<ZoomOutOutlined aria-hidden />}
                aria-label="Mindre"
                aria-disabled={step === 0 || undefined}
                onClick={() => zoom(-1)}
              />
              <Button
                icon={<ZoomInOutlined aria-hidden />}
                aria-label="Større"
                aria-disabled={step === zooms.length - 1 || undefined}
                onClick={() => zoom(1)}
              />
            </>
          ) : null}
          {save ? (
            <Button
              icon={<DownloadOutlined aria-hidden />}
              aria-label={`Last ned ${attachment.fileName}`}
              onClick={() => save(attachment)}
            />
          ) : null}
          {called === 'fil' ? (
            <Button type="primary" onClick={() => setOpen(false)}>
              Ferdig
            </Button>
          ) : null}
        </div>
      }
    >
      {/* A document is scrolled in a place of its own. */}
      <div
        className="bt-viewer-stage"
        {...(isPdf(attachment) ? {} : { tabIndex: 0, role: 'region', 'aria-label': name })}
      >
        <Viewed
          key={attachment.bufferGuid}
          attachment={attachment}
          zoom={zooms[step] ?? 1}
          barPlace={barPlace}
          readKept={readKept}
        />
      </div>
    </DialogFrame>
  );
}
