import { addDays } from '@byggtun/shared/contract/day';
import type { Insertable } from 'kysely';

import type { Database } from '../../../../core/database/schema';
import { instantOf } from '../../../../record/demo/instantOf';
import { createRandom, type Random } from '../../../../record/demo/random';
import type { MinuteGround } from './findMinuteGround';
import { type MeetingSeries, meetingsOf, type MinuteText } from './minuteTexts';

/** Minutes and what belongs to them, ready to insert. */
interface Minutes {
  minutes: (Insertable<Database['minute']> & { id: number })[];
  registrations: Insertable<Database['minute_registration']>[];
  people: Insertable<Database['minute_person']>[];
  aberrations: Insertable<Database['minute_aberration']>[];
}

/** Days between two meetings of a series. */
const interval = 14;

/** So many days a meeting is moved back from Sunday and Saturday. */
const fromWeekend: Readonly<Record<number, number>> = { 0: 2, 6: 1 };

const workday = (day: string) => addDays(day, -(fromWeekend[new Date(`${day}T12:00:00Z`).getUTCDay()] ?? 0));

/** Some of the texts, each once, in their order. */
const choose = (random: Random, texts: readonly MinuteText[]) => {
  const share = random.int(4, 7) / texts.length;
  const chosen = texts.filter(() => random.chance(share));
  return chosen.length > 0 ? chosen : texts.slice(0, 3);
};

const somebody = (random: Random, from: readonly number[]) => from[random.int(0, from.length - 1)] ?? null;

interface Meeting {
  series: MeetingSeries;
  /** From 1. */
  number: number;
  name: string;
  /** `YYYY-MM-DD`. */
  day: string;
}

const addMeeting = (made: Minutes, random: Random, ground: MinuteGround, meeting: Meeting) => {
  const { series, number, name, day } = meeting;
  const [author_id = 0] = ground.staff;
  const id = made.minutes.length + 1;
  const starts_at = instantOf(day, 30 * random.int(1, 11));
  made.minutes.push({
    id,
    project_id: ground.id,
    number,
    name,
    type: series.type,
    place: series.place,
    starts_at,
    ends_at: new Date(starts_at.getTime() + 15 * random.int(3, 7) * 60_000),
    author_id,
  });
  const called = [...ground.staff, ...ground.contractors];
  for (const contact_person_id of called) {
    const attended = contact_person_id === author_id || random.chance(0.85);
    made.people.push({ minute_id: id, contact_person_id, attended, receives: true });
  }
  for (const [index, [heading, text]] of choose(random, series.texts).entries()) {
    const isSettled = random.chance(0.3);
    made.registrations.push({
      minute_id: id,
      position: index + 1,
      heading,
      text,
      responsible_id: isSettled ? null : somebody(random, called),
      deadline: isSettled ? null : addDays(day, random.int(3, 21)),
    });
  }
  for (const deviation of ground.deviations.filter((one) => one.day <= day).slice(0, random.int(0, 4)))
    made.aberrations.push({ minute_id: id, aberration_id: deviation.id });
};

/** The minutes of the projects: of each series one every other week, the last of them in the weeks before today, or before the work ended. */
export const makeMinutes = (grounds: readonly MinuteGround[], today: string): Minutes => {
  const made: Minutes = { minutes: [], registrations: [], people: [], aberrations: [] };
  for (const ground of grounds) {
    const random = createRandom(1300 + ground.id);
    for (const series of meetingsOf(ground.status)) {
      const last = workday(addDays(ground.endedOn ?? today, -random.int(2, interval)));
      for (const [index, name] of series.names.entries()) {
        const day = addDays(last, -interval * (series.names.length - 1 - index));
        addMeeting(made, random, ground, { series, number: index + 1, name, day });
      }
    }
  }
  return made;
};
