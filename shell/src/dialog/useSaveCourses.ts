import { type ChosenCourse, listCourses, saveCourses } from '@byggtun/shared/contract/course';
import { putSetting } from '@byggtun/shared/contract/setting';
import { ownProgress } from '@byggtun/shared/form/ownProgress';
import { useCommand } from '@byggtun/shared/portal/useCommand';
import { useRefresh } from '@byggtun/shared/portal/useRefresh';
import { today } from '@byggtun/shared/text/date';

/** Stores the own courses, and that the question was answered today. Rejects when either failed. */
export function useSaveCourses(): (chosen: ChosenCourse[]) => Promise<void> {
  const courses = useCommand(saveCourses, ownProgress);
  const answered = useCommand(putSetting, ownProgress);
  const refresh = useRefresh(listCourses);
  return async (chosen) => {
    await courses.run({ body: chosen });
    await answered.run({ params: { key: 'cometanceUpdated' }, body: today() });
    refresh();
  };
}
