import PictureOutlined from '@ant-design/icons/PictureOutlined';
import type { ContactPersonCourse } from '@byggtun/shared/contract/course';
import { useDialog } from '@byggtun/shared/form/useDialog';
import { Button } from 'antd';

/** The way to the picture of a certificate of one's own: another one, or none. */
export function PictureButton({ course }: { course: ContactPersonCourse }) {
  const edit = useDialog(() => import('./EditPicture').then((dialog) => dialog.EditPicture), {
    early: false,
  });
  const remove = useDialog(() => import('./RemovePicture').then((dialog) => dialog.RemovePicture), {
    early: false,
  });
  const closed = (wantsRemoval: boolean) => {
    edit.close();
    if (wantsRemoval) remove.open();
  };
  return (
    <>
      <Button
        type="text"
        icon={<PictureOutlined aria-hidden />}
        aria-label={course.picture ? `Endre bildet for ${course.name}` : `Legg til bilde for ${course.name}`}
        onClick={edit.open}
      />
      {edit.Dialog ? <edit.Dialog course={course} onClosed={closed} /> : null}
      {remove.Dialog ? <remove.Dialog course={course} onClosed={remove.close} /> : null}
    </>
  );
}
