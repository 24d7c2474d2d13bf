import type { ListQuery } from '@byggtun/shared/contract/list';
import type { Kysely } from 'kysely';

import type { Database } from '../../../core/database/schema';
import { refuse } from '../../../core/http/refuse';
import type { CurrentUser } from '../../../record/person/currentUser';
import { requireStaff } from '../../../record/person/requireStaff';
import { requireProject } from '../../../record/place/requireProject';

/**
 * Turns away who may not see who is, or was, on a project's site.
 * @throws Refusal 404 when the project is not theirs to see, 403 for contractors
 */
export const requireSite = async (db: Kysely<Database>, user: CurrentUser, id: number): Promise<void> => {
  await requireProject(db, user, id);
  requireStaff(user);
};

/**
 * The same of the project that a query of the site list names.
 * @throws Refusal as `requireSite`; 400 when it names none, or several
 */
export const requireSiteOf = async (
  db: Kysely<Database>,
  user: CurrentUser,
  { headers }: Pick<ListQuery, 'headers'>,
): Promise<void> => {
  const named = headers.filter(({ value }) => value === 'projectId');
  const [id, ...others] = named.flatMap(({ filterValues = [] }) => filterValues.map(Number));
  const isOne = named.length === 1 && others.length === 0 && id !== undefined && id > 0 && id < 2 ** 31;
  if (isOne && Number.isInteger(id)) return requireSite(db, user, id);
  throw user.isByggtun
    ? refuse.invalid({ headers: ['Oversiktslisten er for ett prosjekt.'] })
    : refuse.forbidden();
};
