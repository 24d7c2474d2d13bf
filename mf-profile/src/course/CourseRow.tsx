import DeleteOutlined from '@ant-design/icons/DeleteOutlined';
import EditOutlined from '@ant-design/icons/EditOutlined';
import type { ContactPersonCourse } from '@byggtun/shared/contract/course';
import { useDialog } from '@byggtun/shared/form/useDialog';
import { useKeptFocus } from '@byggtun/shared/ui/useKeptFocus';
import { Button } from 'antd';

import { ValidityChip } from '../ValidityChip';
import { CourseLead } from './CourseLead';
import { PictureButton } from './PictureButton';

/** A course that one has, whether it still holds, and what can be done with it. */
export function CourseRow({ course }: { course: ContactPersonCourse }) {
  const { name, expiryDate, hasExpiryDate } = course;
  const kept = useKeptFocus<HTMLLIElement>();
  const edit = useDialog(() => import('./EditExpiry').then((dialog) => dialog.EditExpiry), {
    early: false,
  });
  const remove = useDialog(() => import('./RemoveCourse').then((dialog) => dialog.RemoveCourse), {
    early: false,
  });
  return (
    <li className="course-row" {...kept}>
      <CourseLead course={course} />
      {expiryDate ? <ValidityChip lastDay={expiryDate} expired="Utgått" /> : null}
      <div className="course-tools">
        <PictureButton course={course} />
        {hasExpiryDate ? (
          <Button
            type="text"
            icon={<EditOutlined aria-hidden />}
            aria-label={`Endre utgående dato for ${name}`}
            onClick={edit.open}
          />
        ) : null}
        <Button
          type="text"
          icon={<DeleteOutlined aria-hidden />}
          aria-label={`Slett ${name}`}
          onClick={remove.open}
        />
      </div>
      {edit.Dialog ? <edit.Dialog course={course} onClosed={edit.close} /> : null}
      {remove.Dialog ? <remove.Dialog course={course} onClosed={remove.close} /> : null}
    </li>
  );
}
