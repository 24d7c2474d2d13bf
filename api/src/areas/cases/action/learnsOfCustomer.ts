import type { Actor } from '@byggtun/shared/contract/actor';
import { type Expression, expressionBuilder, type SqlBool } from 'kysely';

import type { Database } from '../../../core/database/schema';

const eb = expressionBuilder<Database, 'action' | 'aberration'>();

/** Somebody of the company has reported it. */
const reportedBy = (reporter: 'action.created_by_id' | 'aberration.created_by_id', companyId: number) =>
  eb.exists(
    eb
      .selectFrom('contact_person as reporter')
      .whereRef('reporter.id', '=', reporter)
      .where('reporter.company_id', '=', companyId)
      .select('reporter.id'),
  );

/** The action has come to the company from somebody else's, whoever reported it. */
const handedOver = (companyId: number) =>
  eb.exists(
    eb
      .selectFrom('journal')
      .innerJoin('contact_person as giver', 'giver.id', 'journal.from_value')
      .innerJoin('contact_person as taker', 'taker.id', 'journal.to_value')
      .where('journal.owner_kind', '=', 'action')
      .whereRef('journal.owner_id', '=', 'action.id')
      .where('journal.field', '=', 'responsible')
      .where('giver.company_id', '!=', companyId)
      .where('taker.company_id', '=', companyId)
      .select('journal.id'),
  );

/**
 * Whether the caller learns of the customer of an action's section: developer staff always, contractors when their company is responsible by
 * somebody else's doing. Otherwise they would learn of each apartment's customer by reporting something there, with a colleague as
 * responsible.
 */
export const learnsOfCustomer = ({ isByggtun, companyId }: Actor): Expression<SqlBool> =>
  isByggtun
    ? eb.lit(true)
    : eb.and([
        eb('action.company_id', '=', companyId),
        eb.or([eb.not(reportedBy('action.created_by_id', companyId)), handedOver(companyId)]),
      ]);

/** The same of a deviation or RUH: that of its action, and before there is one, by who reported it for whom. */
export const learnsOfReportsCustomer = (actor: Actor): Expression<SqlBool> => {
  if (actor.isByggtun) return eb.lit(true);
  const actions = eb
    .selectFrom('action')
    .whereRef('action.aberration_id', '=', 'aberration.id')
    .select('action.id');
  return eb.or([
    eb.exists(actions.where(learnsOfCustomer(actor))),
    eb.and([
      eb.not(eb.exists(actions)),
      eb('aberration.company_id', '=', actor.companyId),
      eb.not(reportedBy('aberration.created_by_id', actor.companyId)),
    ]),
  ]);
};
