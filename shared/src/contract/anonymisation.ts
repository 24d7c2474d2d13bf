import * as z from 'zod';

import { searchLimit } from './list';
import { route } from './route';
import { text } from './text';

/** What an anonymised person is called wherever they are named. */
export const anonymous = { firstName: 'Anonymisert', lastName: 'person' } as const;

/** What is said of what may not be done (docs/product/company.md#anonymising; our own words). */
export const anonymisationTexts = {
  notStaff: 'Bare Byggtuns egne ansatte kan gjøre dette.',
  active:
    'Personen er aktiv kontaktperson. Hovedkontaktpersonen i firmaet må deaktivere personen først, så åpne saker flyttes.',
  openWork: 'Personen er ansvarlig for åpne saker. Gi dem en annen ansvarlig først.',
  onSiteToday:
    'Personen har vært på en byggeplass i dag. Gjør det i morgen, så oversiktslisten (§ 15) blir riktig.',
} as const;

/** Why somebody can't be anonymised, or undefined. */
export function anonymisationProblem(person: {
  /** Is an active contact person of any company. */
  isActive: boolean;
  /** Is responsible for something open, as who was deactivated elsewhere than on the company's page. */
  hasOpenWork: boolean;
  /** Stands on the site list of the day, whose values follow the person until it is over. */
  wasOnSiteToday: boolean;
}): string | undefined {
  if (person.isActive) return anonymisationTexts.active;
  if (person.hasOpenWork) return anonymisationTexts.openWork;
  return person.wasOnSiteToday ? anonymisationTexts.onSiteToday : undefined;
}

/** So many people are listed at once; a search finds the others. */
export const mostDeactivated = 50;

const deactivatedPerson = z.object({
  /** Person, not contact person. */
  personId: z.int32(),
  fullName: z.string(),
  email: z.string(),
  /** Names of the companies whose contact person they were. */
  companies: z.array(z.string()),
  /** When they were last deactivated, an ISO instant; null for who was before it was kept. */
  deactivatedAt: z.string().nullable(),
});

/** People who act for no company any longer and are not anonymised, by name; at most `mostDeactivated`. 403 for who is not developer staff. */
export const listDeactivatedPeople = route({
  method: 'GET',
  path: '/user/person/deactivated',
  summary: 'Personer som er deaktivert i alle firmaer',
  tag: 'Firma',
  query: z.object({
    /** Words of name, e-mail or company. */
    text: text(searchLimit).optional(),
  }),
  answer: z.object({ items: z.array(deactivatedPerson), totalCount: z.number().int() }),
});

const anonymisation = z.object({
  /** Person; no name is kept. */
  personId: z.int32(),
  /** ISO instant. */
  anonymisedAt: z.string(),
  /** Full name of the developer staff who did it. */
  byName: z.string(),
});

/** The log: who has been anonymised, when and by whom, the newest first; at most a hundred. 403 for who is not developer staff. */
export const listAnonymisations = route({
  method: 'GET',
  path: '/user/person/anonymised',
  summary: 'Logg over anonymiserte personer',
  tag: 'Firma',
  answer: z.object({ items: z.array(anonymisation) }),
});

/**
 * Anonymises a person for good; sent again it answers what the first one did. 403 for who is not developer staff, and while the person is
 * active, is responsible for something open, or was on a site today; 404 when there is none.
 */
export const anonymisePerson = route({
  method: 'PUT',
  path: '/user/person/:personId/anonymise',
  summary: 'Anonymiser person',
  tag: 'Firma',
  params: z.object({ personId: z.coerce.number().pipe(z.int32()) }),
  answer: anonymisation,
});

export type DeactivatedPerson = z.infer<typeof deactivatedPerson>;
