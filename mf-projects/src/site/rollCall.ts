import type { MusterPerson, RollCall } from '@byggtun/shared/contract/muster';

/** Somebody in a roll call. */
export interface CalledPerson extends MusterPerson {
  isFound: boolean;
  /** Has checked out since the roll call began. */
  isOut: boolean;
}

/** Everybody of a list and of a roll call that goes on, in the order of the list; those who have left it come after. */
export function calledPeople(present: readonly MusterPerson[], roll: RollCall | undefined): CalledPerson[] {
  const here = new Set(present.map(({ id }) => id));
  const left = roll?.people.filter(({ id }) => !here.has(id)) ?? [];
  return [...present, ...left].map((person) => ({
    ...person,
    isFound: roll?.found.includes(person.id) ?? false,
    isOut: !here.has(person.id),
  }));
}

/** A roll call with a person found, or no longer; begun when there is none. */
export function tick(
  roll: RollCall | undefined,
  present: readonly MusterPerson[],
  id: number,
  now: Date,
): RollCall {
  const { startedAt, people, found } = roll ?? { startedAt: now.toISOString(), people: [], found: [] };
  const here = new Set(present.map((person) => person.id));
  return {
    startedAt,
    people: [...present, ...people.filter((person) => !here.has(person.id))],
    found: found.includes(id) ? found.filter((one) => one !== id) : [...found, id],
  };
}

/** People by employer, in the order of the list; those whose employer nobody knows last. */
export function byEmployer<P extends MusterPerson>(people: readonly P[]): [employer: string, people: P[]][] {
  const groups = new Map<string, P[]>();
  for (const person of people) {
    const employer = person.employer ?? '';
    groups.set(employer, [...(groups.get(employer) ?? []), person]);
  }
  return [...groups].sort(([a], [b]) => Number(a === '') - Number(b === ''));
}
