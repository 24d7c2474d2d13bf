import { type ContactPersonCourse, listCourses } from '@byggtun/shared/contract/course';
import { useCall } from '@byggtun/shared/portal/useCall';

/** Takes the courses that a save has answered into those that are shown. */
export function useTakeCourses() {
  const { mutate } = useCall(listCourses, {}, { quiet: true });
  return ({ contactPersonCourses }: { contactPersonCourses: ContactPersonCourse[] }) =>
    void mutate((before) => before && { ...before, coursesContactPerson: contactPersonCourses }, {
      revalidate: false,
    });
}
