import { addDays } from '@byggtun/shared/contract/day';

import { today } from '../../../core/time/today';
import { instantOf } from '../../../record/demo/instantOf';
import type { Random } from '../../../record/demo/random';
import type { Passage } from '../infotech/passage';

const minute = 60_000;
const [saturday, sunday] = [6, 0];
const isWorkday = (day: string) => ![saturday, sunday].includes(new Date(`${day}T12:00:00Z`).getUTCDay());

/** A working day: in before half past seven, out in the afternoon, now and then with lunch outside or a forgotten check-out. */
const workday = (random: Random, projectId: number, day: string): Passage[] => {
  const projectIds = [projectId];
  const at = (minutes: number) => instantOf(day, minutes).getTime();
  const passages: Passage[] = [{ direction: 'in', projectIds, at: at(random.int(-70, 10)) }];
  if (random.chance(0.15))
    passages.push(
      { direction: 'out', projectIds, at: at(random.int(230, 245)) },
      { direction: 'in', projectIds, at: at(random.int(260, 280)) },
    );
  if (random.chance(0.97)) passages.push({ direction: 'out', projectIds, at: at(random.int(450, 530)) });
  return passages;
};

/** Of today what has happened already: who has come is there still, but for some who have gone home. */
const todays = (random: Random, projectId: number, now: Date): Passage[] => {
  const projectIds = [projectId];
  const planned = instantOf(today(now), random.int(-70, 10)).getTime();
  const latest = now.getTime() - random.int(12, 200) * minute;
  const hasCome = Math.min(planned, latest);
  // Whatever the hour, the stay is not older than a working day.
  const at = Math.max(hasCome, now.getTime() - random.int(380, 540) * minute);
  const left = at + random.int(90, 330) * minute;
  const isGone = random.chance(0.3) && left < now.getTime();
  return [
    { direction: 'in', projectIds, at },
    ...(isGone ? [{ direction: 'out' as const, projectIds, at: left }] : []),
  ];
};

/** A person of the demo data on sites. */
interface SitePerson {
  projectIds: readonly number[];
  /** May be there now: who is led to the project at sign-in. */
  isThereNow: boolean;
}

/** What the gates have seen of a person in these weeks, and today until now. */
export const makePassages = (
  random: Random,
  { projectIds: [first, ...others], isThereNow }: SitePerson,
  { days, now }: { days: number; now: Date },
): Passage[] => {
  if (first === undefined) return [];
  const place = () => random.pick([first, ...others]);
  const passages: Passage[] = [];
  for (let back = days; back > 0; back -= 1) {
    const day = addDays(today(now), -back);
    if (isWorkday(day) && random.chance(0.8)) passages.push(...workday(random, place(), day));
  }
  if (isThereNow && random.chance(0.75)) passages.push(...todays(random, place(), now));
  return passages;
};
