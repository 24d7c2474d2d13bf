import { Thumbnail } from '@byggtun/shared/attachment/Thumbnail';
import type { ContactPersonCourse } from '@byggtun/shared/contract/course';
import { formatDate } from '@byggtun/shared/text/date';

import { OpenPicture } from './OpenPicture';

const daysOf = ({ fromDate, expiryDate }: ContactPersonCourse) =>
  expiryDate ? `${formatDate(fromDate)} – ${formatDate(expiryDate)}` : `Fra ${formatDate(fromDate)}`;

/** A course that somebody has: the picture of its certificate, which opens, its name and its days. */
export function CourseLead({ course }: { course: ContactPersonCourse }) {
  const { name, picture } = course;
  return (
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
  );
}
