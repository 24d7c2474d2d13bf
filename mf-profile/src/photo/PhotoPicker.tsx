import './photo.css';

import CameraOutlined from '@ant-design/icons/CameraOutlined';
import PictureOutlined from '@ant-design/icons/PictureOutlined';
import { useMedia } from '@byggtun/shared/ui/useMedia';
import { Button } from 'antd';
import { useRef } from 'react';

interface PhotoPickerProps {
  onFile: (file: File) => void;
  /** Media types that are taken; those of a photo of a person when nothing is said. */
  accept?: string;
  /** The camera of a phone: that which sees its holder, or the other. */
  capture?: 'user' | 'environment';
}

/** What the server takes in as a photo of a person. */
const photos = 'image/jpeg,image/png,image/webp';

/** Chooses a picture of the device, or takes one with the camera of a phone. */
export function PhotoPicker({ onFile, accept = photos, capture = 'user' }: PhotoPickerProps) {
  const files = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const hasCamera = useMedia('(pointer: coarse)');
  const chosen = (input: HTMLInputElement) => {
    const [file] = input.files ?? [];
    if (file) onFile(file);
    // The same file may be chosen again.
    input.value = '';
  };
  return (
    <div className="photo-pick">
      <Button icon={<PictureOutlined aria-hidden />} onClick={() => files.current?.click()}>
        Velg bilde
      </Button>
      {hasCamera ? (
        <Button icon={<CameraOutlined aria-hidden />} onClick={() => camera.current?.click()}>
          Ta bilde
        </Button>
      ) : null}
      <input
        ref={files}
        type="file"
        hidden
        aria-label="Bilde fra enheten"
        accept={accept}
        onChange={(event) => chosen(event.target)}
      />
      <input
        ref={camera}
        type="file"
        hidden
        aria-label="Bilde fra kameraet"
        accept={accept}
        capture={capture}
        onChange={(event) => chosen(event.target)}
      />
    </div>
  );
}
