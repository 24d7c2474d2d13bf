import './course.css';

import { type ContactPersonCourse, listCourses } from '@byggtun/shared/contract/course';
import { useDialog } from '@byggtun/shared/form/useDialog';
import { useCall } from '@byggtun/shared/portal/useCall';
import { Card } from '@byggtun/shared/ui/Card';
import { EmptyState } from '@byggtun/shared/ui/EmptyState';
import { Loaded } from '@byggtun/shared/ui/Loaded';
import { Skeleton } from '@byggtun/shared/ui/Skeleton';
import { Button } from 'antd';

import { CourseRow } from './CourseRow';

/** 'Kurs og sertifikater': those that one has, each with its days, and the way to tick others (docs/product/profile.md#courses). */
export function CoursesCard() {
  const call = useCall(listCourses, {}, { quiet: true });
  const choose = useDialog(
    () => import('@byggtun/shared/form/CompetenceDialog').then((dialog) => dialog.CompetenceDialog),
    { early: false },
  );
  return (
    <Card title="Kurs og sertifikater" extra={<Button onClick={choose.open}>Velg kurs</Button>}>
      <Loaded call={call} skeleton={<Skeleton lines={6} />}>
        {({ coursesContactPerson }) => <OwnCourses courses={coursesContactPerson} />}
      </Loaded>
      {choose.Dialog ? <choose.Dialog onClosed={choose.close} /> : null}
    </Card>
  );
}

function OwnCourses({ courses }: { courses: ContactPersonCourse[] }) {
  if (courses.length === 0)
    return <EmptyState text="Du har ikke registrert noen kurs. Velg dem du har, så byggeplassen vet det." />;
  return (
    <ul className="courses">
      {courses.map((course) => (
        <CourseRow key={course.id} course={course} />
      ))}
    </ul>
  );
}
