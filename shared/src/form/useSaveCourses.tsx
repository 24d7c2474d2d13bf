import { type ChosenCourse, courseTexts, listCourses, saveCourses } from '../contract/course';
import { putSetting } from '../contract/setting';
import { getProfile } from '../contract/user';
import { usePortal } from '../portal/portal';
import { useCommand } from '../portal/useCommand';
import { useRefresh } from '../portal/useRefresh';
import { today } from '../text/date';
import { ownProgress } from './ownProgress';

const notNoted = { kind: 'warning', text: courseTexts.savedNotNoted } as const;

/** Stores the own courses and that the question was answered today, and says so. Rejects when the courses were not stored. */
export function useSaveCourses(): (chosen: ChosenCourse[]) => Promise<void> {
  const { notify } = usePortal();
  const courses = useCommand(saveCourses, ownProgress);
  const answered = useCommand(putSetting, { ...ownProgress, failed: notNoted });
  const refresh = useRefresh(listCourses);
  // It names what runs out soon, and the first steps.
  const refreshProfile = useRefresh(getProfile);
  return async (chosen) => {
    await courses.run({ body: chosen });
    // The courses are saved whatever comes of it; a failure has said so.
    await answered.run({ params: { key: 'cometanceUpdated' }, body: today() }).then(
      () => notify('success', courseTexts.saved),
      () => undefined,
    );
    refresh();
    refreshProfile();
  };
}
