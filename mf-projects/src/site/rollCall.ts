import type { Muster, MusterPerson, RollCall } from '@byggtun/shared/contract/muster';

/** Somebody in a roll call. */
export interface CalledPerson extends MusterPerson {
  isFound: boolean;
  /** On the list; checked out since the roll call began; or no longer on the list without having checked out. */
  presence: 'here' | 'out' | 'lapsed';
}

/** Whether somebody is still looked for: the list forgets after 16 hours who may be on the site. */
export const isMissing = ({ isFound, presence }: CalledPerson): boolean => !isFound && presence !== 'out';

const byName = new Intl.Collator('nb');

/** As the list is sorted. */
const inOrder = (a: MusterPerson, b: MusterPerson): number =>
  byName.compare(a.employer ?? '', b.employer ?? '') || byName.compare(a.name, b.name) || a.id - b.id;

/** Everybody of a list and of a roll call that goes on; whoever leaves the list keeps their place. */
export function calledPeople({ people, lapsed }: Muster, roll: RollCall | undefined): CalledPerson[] {
  const here = new Set(people.map(({ id }) => id));
  const left = roll?.people.filter(({ id }) => !here.has(id)) ?? [];
  const presenceOf = (id: number): CalledPerson['presence'] => {
    if (here.has(id)) return 'here';
    return lapsed?.includes(id) ? 'lapsed' : 'out';
  };
  return [...people, ...left].sort(inOrder).map((person) => ({
    ...person,
    isFound: roll?.found.includes(person.id) ?? false,
    presence: presenceOf(person.id),
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
