import { type ChosenCourse, listCourses, saveCourses } from '../contract/course';
import { putSetting } from '../contract/setting';
import { getProfile } from '../contract/user';
import { useCommand } from '../portal/useCommand';
import { useRefresh } from '../portal/useRefresh';
import { today } from '../text/date';
import { ownProgress } from './ownProgress';

/** Stores the own courses, and that the question was answered today. Rejects when either failed. */
export function useSaveCourses(): (chosen: ChosenCourse[]) => Promise<void> {
  const courses = useCommand(saveCourses, ownProgress);
  const answered = useCommand(putSetting, ownProgress);
  const refresh = useRefresh(listCourses);
  // It names what runs out soon, and the first steps.
  const refreshProfile = useRefresh(getProfile);
  return async (chosen) => {
    await courses.run({ body: chosen });
    await answered.run({ params: { key: 'cometanceUpdated' }, body: today() });
    refresh();
    refreshProfile();
  };
}
