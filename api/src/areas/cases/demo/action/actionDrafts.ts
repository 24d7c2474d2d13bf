import type { ActionStatus, Severity } from '@byggtun/shared/contract/actionStatus';

import type { Random } from '../../../../record/demo/random';
import type { Some } from '../../../../record/demo/trade';
import type { ActionPerson } from './findActionGround';

/** A report before anything is made of it. */
export interface ActionDraft {
  responsible: ActionPerson;
  status: ActionStatus;
  /** Days before today on which it was registered. */
  age: number;
  /** Only reports of this severity. */
  severity?: Severity;
}

const count = 320;
/** Each of them has so many open ones of every severity, nothing said in them yet. */
const openEach = 4;
/** The first of every company are those who sign in; so many of each. */
const firstOfCompany = 2;

const statusOf = (random: Random): ActionStatus => {
  if (random.chance(0.55)) return 3;
  return random.chance(0.75) ? 1 : 2;
};

/** Makes what happens to the actions, the oldest first. */
export const makeDrafts = (random: Random, people: readonly ActionPerson[]): ActionDraft[] => {
  const [first, ...others] = people;
  if (!first) throw new Error('Nobody can be responsible');
  const anyone: Some<ActionPerson> = [first, ...others];
  const tried = anyone.filter(
    ({ companyId }, index) =>
      anyone.slice(0, index).filter((other) => other.companyId === companyId).length < firstOfCompany,
  );
  const fresh = tried.flatMap((responsible) =>
    ([1, 2, 3] as const).flatMap((severity) =>
      Array.from({ length: openEach }, () => ({
        responsible,
        status: 1 as const,
        age: random.int(1, 25),
        severity,
      })),
    ),
  );
  const mixed = Array.from({ length: count }, () => {
    const status = statusOf(random);
    const age = status === 3 ? random.int(12, 400) : random.int(2, 40);
    return { responsible: random.pick(anyone), status, age };
  });
  return [...fresh, ...mixed].sort((one, other) => other.age - one.age);
};
