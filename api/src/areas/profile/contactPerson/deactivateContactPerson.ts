import { deactivationProblem } from '@byggtun/shared/contract/companyRules';
import type { OpenRecord, OpenWork } from '@byggtun/shared/contract/companySave';
import { type Kysely, sql, type Transaction } from 'kysely';

import type { Database } from '../../../core/database/schema';
import { refuse } from '../../../core/http/refuse';
import { publishAll } from '../../../core/hub/publish';
import type { OpenWorkSource } from '../../../record/case/openWork';
import type { CurrentUser } from '../../../record/person/currentUser';
import { endInvitation } from '../invitation/endInvitation';
import { lockColleague, requireColleague } from './lockColleague';
import { grouped } from './openWorkOf';

type Moved = readonly (readonly [OpenWorkSource, readonly OpenRecord[]])[];

/** Of two who deactivate the last two main contacts at once, the second finds one left. */
const countOtherMains = async (transaction: Transaction<Database>, companyId: number, id: number) => {
  const mains = await transaction
    .selectFrom('contact_person')
    .where('company_id', '=', companyId)
    .where('active', '=', true)
    .where('is_main_contact', '=', true)
    .where('id', '!=', id)
    .select('id')
    .forShare()
    .execute();
  return mains.length;
};

const moveAll = async (
  transaction: Transaction<Database>,
  sources: readonly OpenWorkSource[],
  user: CurrentUser,
  fromId: number,
): Promise<Moved> => {
  const moved: [OpenWorkSource, OpenRecord[]][] = [];
  for (const source of sources)
    moved.push([source, await source.reassign(transaction, { fromId, toId: user.id, byId: user.id })]);
  return moved;
};

/** Tells the open pages of those who may see them. Nobody is mailed: who has become responsible has done it. */
const tell = async (transaction: Transaction<Database>, moved: Moved, { companyId }: CurrentUser) => {
  const audience = ['staff', `company:${companyId}`];
  await publishAll(
    transaction,
    moved.flatMap(([{ type }, records]) =>
      records.map(({ id }) => ({ audience, event: 'OnCaseChanged' as const, payload: { type, id } })),
    ),
  );
};

/**
 * Deactivates a contact person of the caller's company, and moves what they have open to the caller, all or nothing; who may is asked
 * before.
 * @throws Refusal 404 when the company has none such, 403 oneself and the last main contact
 */
export const deactivateContactPerson = (
  db: Kysely<Database>,
  sources: readonly OpenWorkSource[],
  user: CurrentUser,
  id: number,
): Promise<OpenWork> =>
  db.transaction().execute(async (transaction) => {
    await requireColleague(transaction, user.companyId, id);
    // Whoever changes a case holds it and then its new responsible; in that order here too.
    const first = await moveAll(transaction, sources, user, id);
    const before = await lockColleague(transaction, user.companyId, id);
    const { active, is_main_contact: isMainContactPerson } = before;
    const others = await countOtherMains(transaction, user.companyId, id);
    const problem = deactivationProblem(user, { id, isMainContactPerson }, others);
    if (problem) throw refuse.forbidden(problem);
    if (active)
      await transaction
        .updateTable('contact_person')
        .set({
          active: false,
          deactivated_at: sql<Date>`now()`,
          deactivated_by_id: user.id,
          version: before.version + 1,
        })
        .where('id', '=', id)
        .execute();
    await endInvitation(transaction, id);
    // What was given to them while we waited for them.
    const late = await moveAll(transaction, sources, user, id);
    const moved = [...first, ...late];
    await tell(transaction, moved, user);
    return grouped(moved);
  });

/**
 * Brings a contact person of the caller's company back; who may is asked before.
 * @throws Refusal 404 when the company has none such
 */
export const activateContactPerson = (db: Kysely<Database>, user: CurrentUser, id: number): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    const { active, version } = await lockColleague(transaction, user.companyId, id);
    if (active) return;
    await transaction
      .updateTable('contact_person')
      .set({ active: true, deactivated_at: null, deactivated_by_id: null, version: version + 1 })
      .where('id', '=', id)
      .execute();
  });
