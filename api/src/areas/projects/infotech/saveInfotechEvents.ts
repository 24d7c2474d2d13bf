import { type Kysely, sql, type Transaction } from 'kysely';

import type { Database } from '../../../core/database/schema';
import { type HubMessage, publishAll } from '../../../core/hub/publish';
import { today } from '../../../core/time/today';
import { daysOnSite } from '../siteList/daysOnSite';
import { findValuesOfDay, type ValuesOfDay } from '../siteList/valuesOfDay';
import { type DaysOfPerson, writeDays } from '../siteList/writeDays';
import { findContactIds } from './findContactIds';
import { type InfotechEvent, insertEvents } from './insertEvents';
import { newsOf } from './newsOf';
import { longestShift } from './passage';
import { readPassages, type ReceivedPassage } from './readPassages';

/** Whoever writes passages holds it: what follows from them is worked out from all of a person's. */
const lockNumber = 4_100_014;

/** A day and the night before it, with an hour for the change of the clock. */
const dayAndNight = 25 * 3_600_000 + longestShift;

interface Span {
  first: number;
  last: number;
}

/** The instants between which each person's new passages lie. */
const spansOf = (events: readonly InfotechEvent[]): Map<string, Span> => {
  const spans = new Map<string, Span>();
  for (const { email, occurredAt } of events) {
    const at = Date.parse(occurredAt);
    const { first, last } = spans.get(email.toLowerCase()) ?? { first: at, last: at };
    spans.set(email.toLowerCase(), { first: Math.min(first, at), last: Math.max(last, at) });
  }
  return spans;
};

/** The days of the list that the passages of a span have to do with: a shift may have begun the day before, or end the day after. */
const daysOf = (email: string, passages: readonly ReceivedPassage[], { first, last }: Span): DaysOfPerson => {
  const from = today(new Date(first - longestShift));
  const to = today(new Date(last + longestShift));
  return {
    email,
    from,
    to,
    days: daysOnSite(passages).filter(({ day }) => day >= from && day <= to),
  };
};

const tell = async (
  transaction: Transaction<Database>,
  passages: ReadonlyMap<string, readonly ReceivedPassage[]>,
  ids: ReadonlySet<string>,
  values: readonly ValuesOfDay[],
  now: number,
) => {
  const named = new Map(values.map(({ project_id, project_name }) => [project_id, project_name]));
  const news = [...passages].map(
    ([email, own]) => [email, newsOf(own, ({ id }) => ids.has(id), named, now)] as const,
  );
  const told = news.filter(([, events]) => events.length > 0);
  const contacts = await findContactIds(
    transaction,
    told.map(([email]) => email),
  );
  const messages = told.flatMap(([email, events]) => {
    const audience = (contacts.get(email) ?? []).map((id) => `person:${id}`);
    if (audience.length === 0) return [];
    return events.map((payload): HubMessage => ({ audience, event: 'OnInfotechEvent', payload }));
  });
  await publishAll(transaction, messages);
};

export interface SavedEvents {
  /** For each event, whether its id had not been received before. */
  accepted: boolean[];
  /** The projects on whose sites people went in or out. */
  projectIds: ReadonlySet<number>;
}

/**
 * Stores passages once each, keeps the site list, and tells the people's browsers, in one transaction. What happened when decides,
 * not what came when.
 */
export const saveInfotechEvents = (
  db: Kysely<Database>,
  events: readonly InfotechEvent[],
  now: number = Date.now(),
): Promise<SavedEvents> =>
  db.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(${lockNumber})`.execute(transaction);
    const stored = new Set(await insertEvents(transaction, events));
    const accepted = events.map((event) => stored.has(event));
    if (stored.size === 0) return { accepted, projectIds: new Set() };

    const spans = spansOf([...stored]);
    const since = [...spans].map(
      ([email, { first }]) =>
        [email, Math.min(first - longestShift - dayAndNight, now - longestShift)] as const,
    );
    const passages = await readPassages(transaction, new Map(since));
    const people = [...spans].map(([email, span]) => daysOf(email, passages.get(email) ?? [], span));
    const pairs = new Map(
      [...passages].flatMap(([email, own]) =>
        own.flatMap(({ projectIds }) =>
          projectIds.map((projectId) => [`${projectId} ${email}`, { email, projectId }] as const),
        ),
      ),
    );
    const values = await findValuesOfDay(transaction, [...pairs.values()]);
    await writeDays(transaction, people, values, today(new Date(now)));
    const ids = new Set([...stored].map(({ eventId }) => eventId));
    await tell(transaction, passages, ids, values, now);
    return { accepted, projectIds: new Set([...stored].flatMap(({ projectIds }) => projectIds)) };
  });
