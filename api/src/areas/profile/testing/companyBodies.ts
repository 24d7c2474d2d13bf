import { addContactPerson, updateCompany, updateContactPerson } from '@byggtun/shared/contract/companySave';
import { inviteContactPerson } from '@byggtun/shared/contract/invitation';

import { createContact } from '../../../testing/builders/people';
import type { Good } from '../../../testing/fuzz/good';
import type { Ground } from '../../../testing/rights/ground';

/** A main contact's alone: what reaches somebody of the company. */
export const companyBodies = async ({ scene }: Ground): Promise<Good[]> => {
  const { id } = await createContact(scene.app.database.db, scene.main.companyId);
  return [[inviteContactPerson, [{ id }]]];
};

/** What a main contact changes of the company and its people. */
export const ownCompanyBodies = async ({ scene: { app, main } }: Ground): Promise<Good[]> => {
  const { id, email } = await createContact(app.database.db, main.companyId);
  const person = { firstName: 'Ida', lastName: 'Berg', email, mobile: '99999001', title: 'Bas' };
  const fields = { mobile: '', phone: '', www: '', address: '', postCode: '', postPlace: '' };
  return [
    [updateCompany, [{ id: main.companyId, version: 1, ...fields }]],
    [
      addContactPerson,
      [{ activeContactId: main.companyId, person: { ...person, email: 'ida.berg@test.example' } }],
    ],
    [updateContactPerson, [{ id, version: 1, person }]],
  ];
};
