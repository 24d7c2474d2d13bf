import type { Generated } from 'kysely';

interface CourseTable {
  id: Generated<number>;
  name: string;
  has_expiry_date: boolean;
  /** The last day on which it can be chosen, `YYYY-MM-DD`. */
  expiry_date: string | null;
}

interface ContactPersonCourseTable {
  id: Generated<number>;
  contact_person_id: number;
  course_id: number;
  /** `YYYY-MM-DD`, when it was registered. */
  from_date: string;
  /** `YYYY-MM-DD`; null for a course that does not run out. */
  expiry_date: string | null;
}

declare module '../../../core/database/schema' {
  interface Database {
    course: CourseTable;
    contact_person_course: ContactPersonCourseTable;
  }
}
