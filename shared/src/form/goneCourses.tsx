import type { ContactPersonCourse } from '../contract/course';
import { formatDate } from '../text/date';
import type { ChosenDays } from './courseForm';

/** What goes for good with the courses that are no longer ticked, a line each: pictures of certificates, and days on which they run out. */
export const goneCourses = (own: readonly ContactPersonCourse[], days: ChosenDays): string[] =>
  own
    .filter(({ courseId }) => (days[courseId] ?? null) === null)
    .flatMap(({ name, picture, expiryDate }) => {
      if (picture) return [`${name}: bildet av kursbeviset`];
      return expiryDate ? [`${name}: utgående dato ${formatDate(expiryDate)}`] : [];
    });
