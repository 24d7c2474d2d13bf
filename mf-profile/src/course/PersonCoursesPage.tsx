import './course.css';

import type { ContactPersonCourse } from '@byggtun/shared/contract/course';
import { getPersonCourses } from '@byggtun/shared/contract/personCourses';
import { statusOf } from '@byggtun/shared/http/CallError';
import { useParams } from '@byggtun/shared/portal/router';
import { useCall } from '@byggtun/shared/portal/useCall';
import { recordId } from '@byggtun/shared/record/recordId';
import { Card } from '@byggtun/shared/ui/Card';
import { EmptyState } from '@byggtun/shared/ui/EmptyState';
import { Loaded } from '@byggtun/shared/ui/Loaded';
import { Page } from '@byggtun/shared/ui/Page';
import { Skeleton } from '@byggtun/shared/ui/Skeleton';

import { ValidityChip } from '../ValidityChip';
import { CourseLead } from './CourseLead';

const title = 'Kurs og sertifikater';

const skeleton = (
  <Page heading={title} subtitle="Henter kursene …">
    <div className="course-page">
      <Card title={title}>
        <Skeleton lines={6} />
      </Card>
    </div>
  </Page>
);

const notFound = (
  <Page heading="Ikke funnet">
    <EmptyState text="Personen finnes ikke, eller du har ikke tilgang til kursene." />
  </Page>
);

/** The courses of somebody else, for their main contact and developer staff (docs/product/profile.md#who-sees-them). */
export function PersonCoursesPage() {
  const id = recordId(useParams().id);
  const call = useCall(getPersonCourses, id === undefined ? null : { params: { id } }, { quiet: true });
  if (id === undefined) return notFound;
  return (
    <Loaded call={call} skeleton={skeleton} failure={(error) => (statusOf(error) === 404 ? notFound : null)}>
      {({ fullName, companyName, courses }) => (
        <Page heading={fullName} subtitle={companyName}>
          <div className="course-page">
            <Card title={title}>
              <TheirCourses fullName={fullName} courses={courses} />
            </Card>
          </div>
        </Page>
      )}
    </Loaded>
  );
}

function TheirCourses({ fullName, courses }: { fullName: string; courses: ContactPersonCourse[] }) {
  if (courses.length === 0) return <EmptyState text={`${fullName} har ikke registrert noen kurs.`} />;
  return (
    <ul className="courses">
      {courses.map((course) => (
        <li key={course.id} className="course-row">
          <CourseLead course={course} />
          {course.expiryDate ? <ValidityChip lastDay={course.expiryDate} expired="Utgått" /> : null}
        </li>
      ))}
    </ul>
  );
}
