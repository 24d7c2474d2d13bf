import { inviteContactPerson } from '@byggtun/shared/contract/invitation';
import type { Route } from '@byggtun/shared/contract/route';

import { createContact } from '../builders/people';
import type { Ground } from '../rights/ground';

/** Those that a main contact alone may send. */
export const mainRoutes: readonly Route[] = [inviteContactPerson];

/** What is done with people of a company; what one does with oneself or one's own company is no other's to be kept from, and is not fuzzed. */
export const companyBodies = async ({ scene }: Ground): Promise<[Route, [object, ...object[]]][]> => {
  const { id } = await createContact(scene.app.database.db, scene.main.companyId);
  return [[inviteContactPerson, [{ id }]]];
};
