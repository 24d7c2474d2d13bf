import { type ContactPersonCourse, listCourses } from '@byggtun/shared/contract/course';
import { getProfile } from '@byggtun/shared/contract/user';
import { useCall } from '@byggtun/shared/portal/useCall';
import { useRefresh } from '@byggtun/shared/portal/useRefresh';

/**
 * Takes the courses that a save answers into those that are shown. When it fails they are fetched anew: what an answer that was lost has done is
 * not known. Rejects as the save does.
 */
export function useTakeCourses() {
  const { mutate } = useCall(listCourses, {}, { quiet: true });
  // It names what runs out soon.
  const refreshProfile = useRefresh(getProfile);
  return async (save: Promise<{ contactPersonCourses: ContactPersonCourse[] }>): Promise<void> => {
    try {
      const { contactPersonCourses } = await save;
      void mutate((before) => before && { ...before, coursesContactPerson: contactPersonCourses }, {
        revalidate: false,
      });
    } catch (error) {
      void mutate().catch(() => undefined);
      throw error;
    } finally {
      refreshProfile();
    }
  };
}
