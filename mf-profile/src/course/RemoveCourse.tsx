import type { ContactPersonCourse } from '@byggtun/shared/contract/course';
import { removeCourse } from '@byggtun/shared/contract/courseSave';
import { ConfirmDialog } from '@byggtun/shared/form/ConfirmDialog';
import { ownProgress } from '@byggtun/shared/form/ownProgress';
import { usePortal } from '@byggtun/shared/portal/portal';
import { useCommand } from '@byggtun/shared/portal/useCommand';

import { useTakeCourses } from './useTakeCourses';

interface RemoveCourseProps {
  course: ContactPersonCourse;
  onClosed: () => void;
}

/** Asks before a course of one's own is taken away. */
export function RemoveCourse({ course: { id, name, picture }, onClosed }: RemoveCourseProps) {
  const { notify } = usePortal();
  const remove = useCommand(removeCourse, ownProgress);
  const take = useTakeCourses();
  const confirm = async () => {
    await take(remove.run({ params: { id } }));
    notify('success', 'Kurset er slettet.');
  };
  return (
    <ConfirmDialog title="Slette kurset?" confirmText="Slett" onConfirm={confirm} onClosed={onClosed}>
      <p>
        «{name}» tas bort fra kursene dine. Du kan velge det igjen senere.
        {picture ? ' Bildet av kursbeviset slettes for godt.' : ''}
      </p>
    </ConfirmDialog>
  );
}
