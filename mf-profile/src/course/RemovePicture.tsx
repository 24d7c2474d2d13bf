import type { ContactPersonCourse } from '@byggtun/shared/contract/course';
import { removeCoursePicture } from '@byggtun/shared/contract/coursePicture';
import { ConfirmDialog } from '@byggtun/shared/form/ConfirmDialog';
import { ownProgress } from '@byggtun/shared/form/ownProgress';
import { usePortal } from '@byggtun/shared/portal/portal';
import { useCommand } from '@byggtun/shared/portal/useCommand';

import { useTakeCourses } from './useTakeCourses';

interface RemovePictureProps {
  course: ContactPersonCourse;
  onClosed: () => void;
}

/** Asks before the picture of a certificate of one's own is deleted. */
export function RemovePicture({ course: { id, name }, onClosed }: RemovePictureProps) {
  const { notify } = usePortal();
  const remove = useCommand(removeCoursePicture, ownProgress);
  const take = useTakeCourses();
  const confirm = async () => {
    await take(remove.run({ params: { id } }));
    notify('success', 'Bildet er slettet.');
  };
  return (
    <ConfirmDialog title="Slette bildet?" confirmText="Slett" onConfirm={confirm} onClosed={onClosed}>
      <p>Bildet av kursbeviset for «{name}» slettes for godt. Kurset blir stående.</p>
    </ConfirmDialog>
  );
}
