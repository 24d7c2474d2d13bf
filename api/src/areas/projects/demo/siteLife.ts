/** What the people of the demo have done with projects, which are named as in `demoProjects`. */
interface PersonalProjects {
  email: string;
  /** Those that they work on themselves; of contractors alone. */
  works?: string[];
  /** Of developer staff alone. */
  favourites?: string[];
  /** The latest first. */
  recent: string[];
  /** Whose safety instruction they have confirmed. */
  confirmed: string[];
}

/** Of those who sign in; Silje is new and has done nothing yet. */
export const siteLife: readonly PersonalProjects[] = [
  {
    email: 'kari@byggtun.example',
    favourites: ['Ensjøtunet', 'Sandaker park', 'Fornebu strand', 'Lillestrøm brygge', 'Ski vest'],
    recent: [
      'Lillestrøm brygge',
      'Ensjøtunet',
      'Fornebu strand',
      'Sandaker park',
      'Ski vest',
      'Moss havn',
      'Lørenhagen',
      'Kværnerlia',
    ],
    confirmed: ['Ensjøtunet', 'Lillestrøm brygge', 'Ski vest'],
  },
  {
    email: 'henrik@byggtun.example',
    favourites: ['Lørenhagen', 'Kværnerlia', 'Åsgård terrasse', 'Eplehagen'],
    recent: ['Lørenhagen', 'Sandaker park', 'Kværnerlia', 'Åsgård terrasse', 'Eplehagen'],
    confirmed: ['Lørenhagen', 'Sandaker park'],
  },
  {
    email: 'marte@nordretomrer.example',
    works: [
      'Lørenhagen',
      'Ensjøtunet',
      'Sandaker park',
      'Fornebu strand',
      'Lillestrøm brygge',
      'Ski vest',
      'Tunet på Jessheim',
    ],
    recent: ['Ensjøtunet', 'Sandaker park', 'Fornebu strand', 'Lillestrøm brygge', 'Tunet på Jessheim'],
    confirmed: ['Ensjøtunet', 'Sandaker park', 'Fornebu strand'],
  },
  {
    email: 'piotr@nordretomrer.example',
    works: ['Ensjøtunet', 'Sandaker park', 'Fornebu strand', 'Lillestrøm brygge', 'Ski vest'],
    recent: ['Sandaker park', 'Ensjøtunet', 'Lillestrøm brygge'],
    confirmed: ['Ensjøtunet', 'Sandaker park'],
  },
  {
    email: 'lars@granlund.example',
    works: ['Ensjøtunet', 'Sandaker park', 'Lillestrøm brygge', 'Ski vest'],
    recent: ['Lillestrøm brygge', 'Ensjøtunet', 'Ski vest'],
    confirmed: ['Ensjøtunet', 'Lillestrøm brygge'],
  },
  {
    email: 'silje@granlund.example',
    works: ['Ensjøtunet', 'Lillestrøm brygge'],
    recent: [],
    confirmed: [],
  },
];

/** So many days ago the work on the site ended. */
export const endedDaysAgo: Readonly<Record<string, number>> = {
  Lørenhagen: 60,
  Kværnerlia: 120,
  Skogkanten: 30,
  'Åsgård terrasse': 430,
  'Drammen fjordpark': 610,
  Eplehagen: 250,
};

/** Not begun, so that there is no safety instruction yet. */
export const withoutPsi: readonly string[] = ['Nittedal hage', 'Moss havn'];

/** Nothing to be seen yet. */
export const withoutImage: readonly string[] = ['Moss havn'];
