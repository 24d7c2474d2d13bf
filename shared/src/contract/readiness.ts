import * as z from 'zod';

import { attachment } from './attachment';
import { day } from './day';
import { route } from './route';

const id = z.int32();

/** Something that is not in order: never registered, or run out. */
const lack = z.enum(['missing', 'expired']);

/** What a contact person lacks before the site (docs/product/company.md#before-the-site). */
export const readinessRow = z.object({
  /** Contact person. */
  id,
  fullName: z.string(),
  email: z.string(),
  /** Digits only. */
  mobile: z.string(),
  /** Null when none is registered. */
  hmsCardNumber: z.string().nullable(),
  /** The card's last day, `YYYY-MM-DD`; null when none is registered. */
  hmsCardLastDay: day.nullable(),
  /** Null when the card holds. */
  hmsCard: lack.nullable(),
  /** `missing` without any course, `expired` when one has run out; null when they are in order. */
  courses: lack.nullable(),
  /** Names of those that have run out. */
  expiredCourses: z.array(z.string()),
  /** Pictures of the certificates of those, by name of the course; missing when there are none. Since 1.6.0. */
  coursePictures: z.array(z.object({ course: z.string(), picture: attachment })).optional(),
  /** Projects under way in which the company takes part, and whose safety instruction the person has not confirmed; by name. */
  psi: z.array(z.object({ id, name: z.string() })),
});

const written = (lastDay: string | null) => (lastDay ?? '').split('-').reverse().join('.');

/** What is lacking in words, empty when nothing is; the same on the screen and in the file (our own). */
export const lackText = {
  hmsCard: ({ hmsCard, hmsCardLastDay }: Pick<ReadinessRow, 'hmsCard' | 'hmsCardLastDay'>): string => {
    if (hmsCard === null) return '';
    return hmsCard === 'missing' ? 'HMS-kort mangler' : `HMS-kort gikk ut ${written(hmsCardLastDay)}`;
  },
  courses: ({ courses, expiredCourses }: Pick<ReadinessRow, 'courses' | 'expiredCourses'>): string => {
    if (courses === null) return '';
    return courses === 'missing' ? 'Ingen kurs registrert' : `Kurs utgått: ${expiredCourses.join(', ')}`;
  },
  psi: ({ psi }: Pick<ReadinessRow, 'psi'>): string =>
    psi.length === 0 ? '' : `PSI mangler: ${psi.map(({ name }) => name).join(', ')}`,
} as const;

/** Who of a company lacks something before the site, by name. 403 for who is no main contact, 404 for another's company. */
export const getReadiness = route({
  method: 'GET',
  path: '/contact/:id/readiness',
  summary: 'Hvem i firmaet mangler HMS-kort, kurs eller PSI',
  tag: 'Firma',
  params: z.object({ id: z.coerce.number().pipe(id) }),
  answer: z.object({
    /** How many active contact persons were looked at. */
    people: z.number().int(),
    lacking: z.array(readinessRow),
  }),
});

export type ReadinessRow = z.infer<typeof readinessRow>;
