import type { ReadinessRow } from '@byggtun/shared/contract/readiness';
import { lastCardDay, validityOf } from '@byggtun/shared/contract/validity';
import type { Kysely } from 'kysely';

import type { Database } from '../../../core/database/schema';
import { today } from '../../../core/time/today';
import { readPeople, type SitePerson } from './readPeople';

const hasPassed = (lastDay: string, day: string) => validityOf(lastDay, day).kind === 'expired';

const cardLack = (lastDay: string | null, day: string): ReadinessRow['hmsCard'] => {
  if (lastDay === null) return 'missing';
  return hasPassed(lastDay, day) ? 'expired' : null;
};

const courseLack = (courses: number, expired: number): ReadinessRow['courses'] => {
  if (courses === 0) return 'missing';
  return expired > 0 ? 'expired' : null;
};

const rowOf = ({ issued, courses, unconfirmed, ...person }: SitePerson, day: string): ReadinessRow => {
  const hasCard = person.hmsCardNumber !== null && issued !== null;
  const hmsCardLastDay = hasCard ? lastCardDay(issued) : null;
  const expired = courses.filter(({ lastDay }) => lastDay !== null && hasPassed(lastDay, day));
  const coursePictures = expired.flatMap(({ name, picture }) => (picture ? [{ course: name, picture }] : []));
  return {
    ...person,
    hmsCardLastDay,
    hmsCard: cardLack(hmsCardLastDay, day),
    courses: courseLack(courses.length, expired.length),
    expiredCourses: expired.map(({ name }) => name),
    ...(coursePictures.length > 0 && { coursePictures }),
    psi: unconfirmed,
  };
};

const isLacking = ({ hmsCard, courses, psi }: ReadinessRow) =>
  hmsCard !== null || courses !== null || psi.length > 0;

/** Who of a company lacks something before the site, by name, and how many were looked at; who may ask is asked before. */
export const findReadiness = async (
  db: Kysely<Database>,
  companyId: number,
): Promise<{ people: number; lacking: ReadinessRow[] }> => {
  const people = await readPeople(db, companyId);
  const day = today();
  return { people: people.length, lacking: people.map((one) => rowOf(one, day)).filter(isLacking) };
};
