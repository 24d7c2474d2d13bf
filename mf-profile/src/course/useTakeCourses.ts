import { type ContactPersonCourse, listCourses } from '@byggtun/shared/contract/course';
import { getProfile } from '@byggtun/shared/contract/user';
import { useCall } from '@byggtun/shared/portal/useCall';
import { useRefresh } from '@byggtun/shared/portal/useRefresh';

/** Takes the courses that a save has answered into those that are shown. */
export function useTakeCourses() {
  const { mutate } = useCall(listCourses, {}, { quiet: true });
  // It names what runs out soon.
  const refreshProfile = useRefresh(getProfile);
  return ({ contactPersonCourses }: { contactPersonCourses: ContactPersonCourse[] }) => {
    refreshProfile();
    void mutate((before) => before && { ...before, coursesContactPerson: contactPersonCourses }, {
      revalidate: false,
    });
  };
}
