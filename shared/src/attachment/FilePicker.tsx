import CameraOutlined from '@ant-design/icons/CameraOutlined';
import PlusOutlined from '@ant-design/icons/PlusOutlined';
import { Button } from 'antd';
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useId, useRef, useState } from 'react';

import { acceptedExtensions } from '../contract/attachmentKind';
import { documentExtensions } from '../contract/documentKind';
import { useMedia } from '../ui/useMedia';
import { useDropped } from './useDropped';

type TakeFiles = (files: readonly File[]) => void;

interface FilePickerProps {
  onFiles: TakeFiles;
  /** What is pasted anywhere on the page counts, but into a field for text. */
  wholePage: boolean;
  /** They are to be documents, which may be of other kinds than attachments. */
  isDocument?: boolean;
  children: ReactNode;
}

/** What is taken. Phones offer photos, films and their files for the words, computers go by the extensions. */
const kinds = {
  attachment: {
    accept: `image/*,video/*,audio/*,${acceptedExtensions}`,
    hint: 'Bilder, video, lyd, PDF, Word, Excel, PowerPoint og ren tekst, høyst 100 MB hver.',
  },
  document: {
    accept: `image/*,${documentExtensions}`,
    hint: 'Bilder, PDF, Word, Excel og Outlook-meldinger, høyst 100 MB hver.',
  },
} as const;

const writesText = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea'));

const hasFiles = (transfer: DataTransfer | null) => Boolean(transfer?.types.includes('Files'));

/** Pasted files of a whole page, unless somebody nearer has taken them, or the form they are for is being sent. */
function usePagePaste(active: boolean, place: RefObject<Element | null>, onFiles: TakeFiles): void {
  const take = useEffectEvent((event: ClipboardEvent) => {
    const files = [...(event.clipboardData?.files ?? [])];
    if (event.defaultPrevented || files.length === 0 || writesText(event.target)) return;
    event.preventDefault();
    if (!place.current?.closest('[inert]')) onFiles(files);
  });
  useEffect(() => {
    if (!active) return undefined;
    const listen = (event: ClipboardEvent) => take(event);
    document.addEventListener('paste', listen);
    return () => document.removeEventListener('paste', listen);
  }, [active]);
}

/** Lets go of files that are dropped beside every field: the browser would open them in the place of the page, and what is written in it. */
function useStrayDrop(): void {
  useEffect(() => {
    const refuse = (event: DragEvent) => {
      if (event.defaultPrevented || !event.dataTransfer || !hasFiles(event.dataTransfer)) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = 'none';
    };
    document.addEventListener('dragover', refuse);
    return () => document.removeEventListener('dragover', refuse);
  }, []);
}

/** 'Velg filer' in a place, which stays there whatever becomes of the files. */
export const chooserIn = (place: HTMLElement): HTMLElement | null =>
  place.querySelector<HTMLElement>('.bt-files-choose button');

/** Files are chosen, taken with the camera, dropped here or pasted. */
export function FilePicker({ onFiles, wholePage, isDocument = false, children }: FilePickerProps) {
  const { accept, hint: text } = kinds[isDocument ? 'document' : 'attachment'];
  const hint = useId();
  const files = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const hasCamera = useMedia('(pointer: coarse)');
  const takeDropped = useDropped(onFiles);
  const place = useRef<HTMLDivElement>(null);
  usePagePaste(wholePage, place, onFiles);
  useStrayDrop();
  const chosen = (input: HTMLInputElement) => {
    onFiles([...(input.files ?? [])]);
    // The same file may be chosen again.
    input.value = '';
  };

  return (
    <div
      ref={place}
      className={isOver ? 'bt-files-drop bt-files-over' : 'bt-files-drop'}
      onDragOver={(event) => {
        if (!hasFiles(event.dataTransfer)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
      }}
      onDrop={(event) => {
        if (!hasFiles(event.dataTransfer)) return;
        event.preventDefault();
        setOver(false);
        takeDropped(event.dataTransfer);
      }}
      onPaste={(event) => {
        if (event.clipboardData.files.length === 0) return;
        event.preventDefault();
        onFiles([...event.clipboardData.files]);
      }}
    >
      {children}
      <div className="bt-files-choose">
        <Button
          icon={<PlusOutlined aria-hidden />}
          aria-describedby={hint}
          onClick={() => files.current?.click()}
        >
          Velg filer
        </Button>
        {hasCamera ? (
          <Button icon={<CameraOutlined aria-hidden />} onClick={() => camera.current?.click()}>
            Ta bilde
          </Button>
        ) : null}
        <p id={hint} className="bt-secondary">
          {hasCamera ? '' : 'Slipp filer her, eller lim inn. '}
          {text}
        </p>
      </div>
      <input
        ref={files}
        type="file"
        multiple
        hidden
        aria-label="Vedlegg fra enheten"
        accept={accept}
        onChange={(event) => chosen(event.target)}
      />
      <input
        ref={camera}
        type="file"
        hidden
        aria-label="Bilde fra kameraet"
        accept="image/*"
        capture="environment"
        onChange={(event) => chosen(event.target)}
      />
    </div>
  );
}
