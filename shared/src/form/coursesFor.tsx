import type { Course } from '../contract/course';

/** The courses whose names hold every word of a search, in their order. */
export const coursesFor = (courses: Course[], search: string): Course[] => {
  const words = search.toLocaleLowerCase('nb').split(/\s+/);
  return courses.filter(({ name }) => {
    const own = name.toLocaleLowerCase('nb');
    return words.every((word) => own.includes(word));
  });
};
