/** What the people of the demo have done with projects, which are named by their number. */
interface PersonalProjects {
  email: string;
  /** Those that they work on themselves; of contractors alone. */
  works?: number[];
  /** Of developer staff alone. */
  favourites?: number[];
  /** The latest first. */
  recent: number[];
  /** Whose safety instruction they have confirmed. */
  confirmed: number[];
  /** Where they sleep in barracks now, and the number of the bed's room. */
  sleeps?: { projectId: number; room: number };
}

/** Of those who sign in; Silje is new and has done nothing yet. */
export const siteLife: readonly PersonalProjects[] = [
  {
    email: 'kari@byggtun.example',
    favourites: [2, 4, 5, 7, 9],
    recent: [7, 2, 5, 4, 9, 12, 1, 3],
    confirmed: [2, 7, 9],
    sleeps: { projectId: 7, room: 2 },
  },
  {
    email: 'henrik@byggtun.example',
    favourites: [1, 3, 10, 13],
    recent: [1, 4, 3, 10, 13],
    confirmed: [1, 4],
    sleeps: { projectId: 4, room: 1 },
  },
  {
    email: 'marte@nordretomrer.example',
    works: [1, 2, 4, 5, 7, 9, 14],
    recent: [2, 4, 5, 7, 14],
    confirmed: [2, 4, 5],
  },
  { email: 'piotr@nordretomrer.example', works: [2, 4, 5, 7, 9], recent: [4, 2, 7], confirmed: [2, 4] },
  { email: 'lars@granlund.example', works: [2, 4, 7, 9], recent: [7, 2, 9], confirmed: [2, 7] },
  { email: 'silje@granlund.example', works: [2, 7], recent: [], confirmed: [] },
];

/** So many days ago the work on the site ended. */
export const endedDaysAgo: Readonly<Record<number, number>> = {
  1: 60,
  3: 120,
  6: 30,
  10: 430,
  11: 610,
  13: 250,
};

/** Not begun, so that there is no safety instruction yet. */
export const withoutPsi: readonly number[] = [8, 12];

/** Nothing to be seen yet. */
export const withoutImage: readonly number[] = [12];
