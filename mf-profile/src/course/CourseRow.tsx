import DeleteOutlined from '@ant-design/icons/DeleteOutlined';
import EditOutlined from '@ant-design/icons/EditOutlined';
import { Thumbnail } from '@byggtun/shared/attachment/Thumbnail';
import type { ContactPersonCourse } from '@byggtun/shared/contract/course';
import { useDialog } from '@byggtun/shared/form/useDialog';
import { formatDate } from '@byggtun/shared/text/date';
import { Button } from 'antd';

import { ValidityChip } from '../ValidityChip';
import { OpenPicture } from './OpenPicture';
import { PictureButton } from './PictureButton';

const daysOf = ({ fromDate, expiryDate }: ContactPersonCourse) =>
  expiryDate ? `${formatDate(fromDate)} – ${formatDate(expiryDate)}` : `Fra ${formatDate(fromDate)}`;

/** A course that one has: the picture of its certificate, its days, whether it still holds, and what can be done with it. */
export function CourseRow({ course }: { course: ContactPersonCourse }) {
  const { name, expiryDate, hasExpiryDate, picture } = course;
  const edit = useDialog(() => import('./EditExpiry').then((dialog) => dialog.EditExpiry), {
    early: false,
  });
  const remove = useDialog(() => import('./RemoveCourse').then((dialog) => dialog.RemoveCourse), {
    early: false,
  });
  return (
    <li className="course-row">
      <div className="course-lead">
        {picture ? (
          <OpenPicture picture={picture} label={`Åpne bildet for ${name}`} className="course-picture">
            <Thumbnail attachment={picture} />
          </OpenPicture>
        ) : null}
        <div className="course-words">
          <span className="course-name">{name}</span>
          <span className="bt-secondary">{daysOf(course)}</span>
        </div>
      </div>
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
