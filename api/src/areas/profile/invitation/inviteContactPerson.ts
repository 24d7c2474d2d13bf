import { inviteProblem } from '@byggtun/shared/contract/companyRules';
import { invitationDays } from '@byggtun/shared/contract/invitation';
import { type Kysely, sql, type Transaction } from 'kysely';

import type { Database } from '../../../core/database/schema';
import { refuse } from '../../../core/http/refuse';
import { queueMail, withdrawMail } from '../../../core/mail/queueMail';
import type { CurrentUser } from '../../../record/person/currentUser';
import { findPeople } from '../contactPerson/findPeople';
import { lockColleague } from '../contactPerson/lockColleague';
import { invitationLetter } from './invitationLetter';
import { createToken } from './invitationToken';

/** How people sign in here: by a password of their own, which the link lets them choose, or as another authority says. */
type WayIn = 'embedded' | 'external';

/** Where the letter leads: to the page that asks for a password, or to the portal; a page of its own for each contact person. */
const wayOf = (way: WayIn, id: number) => {
  if (way === 'external') return { path: `/dashboard?invitation=${id}`, digest: null, expiresAt: null };
  const { token, digest } = createToken();
  const expiresAt = new Date(Date.now() + invitationDays * 86_400_000);
  return { path: `/oidc/invitation/${id}/`, secret: token, digest, expiresAt };
};

const requireInvitable = async (transaction: Transaction<Database>, user: CurrentUser, id: number) => {
  const { active } = await lockColleague(transaction, user.companyId, id);
  if (!active) throw refuse.forbidden();
  const { contactPersons } = await findPeople(transaction, user, user.companyId);
  const found = contactPersons.find((one) => one.id === id);
  if (!found) throw refuse.notFound();
  const problem = inviteProblem(user, { id, isAccepted: found.invitationAccepted });
  if (problem) throw refuse.forbidden(problem);
  return found.person;
};

/**
 * Invites a contact person of the caller's company by a letter; an older letter's link is dead from now on. Who may is asked before.
 * @throws Refusal 404 when the company has none such, 403 when deactivated, oneself, or in already
 */
export const inviteContactPerson = (
  db: Kysely<Database>,
  way: WayIn,
  user: CurrentUser,
  id: number,
): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    const { email, fullName } = await requireInvitable(transaction, user, id);
    const { digest, expiresAt, ...link } = wayOf(way, id);
    const values = {
      ...{ email, token_digest: digest, invited_by_id: user.id, expires_at: expiresAt, accepted_at: null },
      invited_at: sql<Date>`now()`,
    };
    await transaction
      .insertInto('invitation')
      .values({ contact_person_id: id, ...values })
      .onConflict((conflict) => conflict.column('contact_person_id').doUpdateSet(values))
      .execute();
    const { name: companyName } = await transaction
      .selectFrom('company')
      .where('id', '=', user.companyId)
      .select('name')
      .executeTakeFirstOrThrow();
    await withdrawMail(transaction, { to: email, path: link.path });
    const letter = invitationLetter({ fullName, email, companyName, inviter: user.fullName, expiresAt });
    await queueMail(transaction, { to: email, ...letter, ...link, byId: user.id });
  });
