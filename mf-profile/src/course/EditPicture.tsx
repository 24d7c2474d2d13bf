import { UploadRow } from '@byggtun/shared/attachment/UploadRow';
import { useUploads } from '@byggtun/shared/attachment/useUploads';
import { kindOfName } from '@byggtun/shared/contract/attachmentKind';
import { attachmentTexts } from '@byggtun/shared/contract/attachmentTexts';
import type { ContactPersonCourse } from '@byggtun/shared/contract/course';
import { coursePictureTexts, setCoursePicture } from '@byggtun/shared/contract/coursePicture';
import { FormDialog } from '@byggtun/shared/form/FormDialog';
import { ownProgress } from '@byggtun/shared/form/ownProgress';
import { usePortal } from '@byggtun/shared/portal/portal';
import { useCommand } from '@byggtun/shared/portal/useCommand';
import { Button } from 'antd';
import { useId, useState } from 'react';

import { PhotoPicker } from '../photo/PhotoPicker';
import { useTakeCourses } from './useTakeCourses';

interface EditPictureProps {
  course: ContactPersonCourse;
  /** @param remove the person wants to be rid of the picture */
  onClosed: (remove: boolean) => void;
}

/** Chooses or takes the picture of a certificate of one's own, in the place of the one that there may be. */
export function EditPicture({ course: { id, name, picture }, onClosed }: EditPictureProps) {
  const { notify } = usePortal();
  const formId = useId();
  const [end, setEnd] = useState<'saved' | 'remove'>();
  const save = useCommand(setCoursePicture, ownProgress);
  const take = useTakeCourses();
  const uploads = useUploads(`course.${id}.picture`);

  const discard = () => uploads.items.forEach(({ key }) => uploads.remove(key));
  const choose = (file: File) => {
    if (kindOfName(file.name, file.type) !== 'image') return notify('warning', coursePictureTexts.notImage);
    discard();
    uploads.add([file]);
  };
  const store = async (bufferGuid: string) => {
    await take(save.run({ params: { id }, body: { bufferGuid } }));
    uploads.clear([{ bufferGuid }]);
    notify('success', 'Bildet er lagret.');
    setEnd('saved');
  };
  const remove = () => {
    discard();
    setEnd('remove');
  };
  const submit = async () => {
    const chosen = uploads.toSave.at(-1);
    if (uploads.busy) return notify('warning', 'Bildet er ikke lastet opp ennå. Vent litt, og prøv igjen.');
    if (uploads.failed) return notify('warning', attachmentTexts.notUp);
    if (!chosen) return notify('warning', 'Velg et bilde først.');
    // A failure is told already, and the picture stays for another try.
    await store(chosen.bufferGuid).catch(() => undefined);
  };

  const form = {
    ...{ id: formId, submit, discard, failure: undefined, running: save.running },
    isDirty: uploads.items.length > 0,
  };
  return (
    <FormDialog
      title="Bilde av kursbeviset"
      submitText="Lagre"
      form={form}
      done={end !== undefined}
      onClosed={() => onClosed(end === 'remove')}
    >
      <p>
        {name}. Bildet kan ses av deg selv, hovedkontakten i firmaet ditt og Byggtun.
        {picture ? ' Et nytt bilde kommer i stedet for det som er der.' : ''}
      </p>
      {uploads.items.length > 0 ? (
        <ul className="bt-files" aria-label="Nytt bilde">
          {uploads.items.map((item) => (
            <UploadRow key={item.key} item={item} uploads={uploads} />
          ))}
        </ul>
      ) : null}
      <PhotoPicker accept="image/*" capture="environment" onFile={choose} />
      {picture ? (
        <div className="course-remove">
          <Button type="text" danger onClick={remove}>
            Slett bildet
          </Button>
        </div>
      ) : null}
    </FormDialog>
  );
}
