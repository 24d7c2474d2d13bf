import type { OpenRecord, OpenWork } from '@byggtun/shared/contract/companySave';
import type { Kysely } from 'kysely';

import type { Database } from '../../../core/database/schema';
import type { OpenWorkSource } from '../../../record/case/openWork';

/** Records by the names that the answers give them. */
export const grouped = (parts: readonly (readonly [OpenWorkSource, readonly OpenRecord[]])[]): OpenWork => {
  const of = (wanted: keyof OpenWork) =>
    parts.flatMap(([{ group }, records]) => (group === wanted ? records : []));
  return { regLines: of('regLines'), actions: of('actions'), checkups: of('checkups') };
};

/** What a contact person has open, of every kind that areas declare. */
export const openWorkOf = async (
  db: Kysely<Database>,
  sources: readonly OpenWorkSource[],
  contactPersonId: number,
): Promise<OpenWork> =>
  grouped(
    await Promise.all(
      sources.map(async (source) => [source, await source.openWorkOf(db, contactPersonId)] as const),
    ),
  );
