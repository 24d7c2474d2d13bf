import './photo.css';

import { photoLimit, photoTexts, putProfilePhoto } from '@byggtun/shared/contract/profilePhotoSave';
import { FormDialog } from '@byggtun/shared/form/FormDialog';
import { ownProgress } from '@byggtun/shared/form/ownProgress';
import { usePortal } from '@byggtun/shared/portal/portal';
import { useCommand } from '@byggtun/shared/portal/useCommand';
import { useId, useState } from 'react';

import { type Crop, type Size, squareOf, startCrop } from './crop';
import { CropStage } from './CropStage';
import { drawPhoto } from './drawPhoto';
import { PhotoPicker } from './PhotoPicker';

interface PhotoDialogProps {
  /** The person's own. */
  email: string;
  /** Told the version of the new photo. */
  onSaved: (version: string) => void;
  onClosed: () => void;
}

const sizeOf = ({ naturalWidth: width, naturalHeight: height }: HTMLImageElement): Size => ({
  width,
  height,
});

/** Chooses, cuts and saves one's own photo (docs/product/profile.md#photo). */
export function PhotoDialog({ email, onSaved, onClosed }: PhotoDialogProps) {
  const { notify } = usePortal();
  const id = useId();
  const [file, setFile] = useState<File>();
  const [image, setImage] = useState<HTMLImageElement>();
  const [crop, setCrop] = useState<Crop>(startCrop);
  const [done, setDone] = useState(false);
  const [running, setRunning] = useState(false);
  const save = useCommand(putProfilePhoto, ownProgress);

  const choose = (chosen: File) => {
    if (chosen.size >= photoLimit) return notify('warning', photoTexts.tooLarge);
    setFile(chosen);
    setImage(undefined);
    setCrop(startCrop);
  };
  const submit = async () => {
    if (running) return;
    if (!image) return notify('warning', 'Velg et bilde først.');
    // From the drawing on, which takes its time.
    setRunning(true);
    try {
      const photo = await drawPhoto(image, squareOf(sizeOf(image), crop));
      const saved = await save.run({ params: { email }, body: { photo } });
      onSaved(saved.photo);
      notify('success', 'Profilbildet er lagret.');
    } catch {
      notify('warning', photoTexts.notSaved);
    }
    setRunning(false);
    setDone(true);
  };
  const unreadable = () => {
    setFile(undefined);
    notify('warning', photoTexts.unreadable);
  };

  const form = { id, submit, failure: undefined, isDirty: file !== undefined, running };
  return (
    <FormDialog title="Profilbilde" submitText="Lagre" form={form} done={done} onClosed={onClosed}>
      <p>Kollegene dine og de på byggeplassen kjenner deg igjen på bildet. Det må være mindre enn 4 MB.</p>
      {file ? (
        <CropStage
          key={`${file.name} ${file.lastModified}`}
          file={file}
          size={image && sizeOf(image)}
          crop={crop}
          onSize={setImage}
          onUnreadable={unreadable}
          onCrop={setCrop}
        />
      ) : null}
      <PhotoPicker onFile={choose} />
    </FormDialog>
  );
}
