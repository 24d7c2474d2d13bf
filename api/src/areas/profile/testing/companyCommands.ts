import { randomUUID } from 'node:crypto';

import { anonymisePerson } from '@byggtun/shared/contract/anonymisation';
import {
  activateContactPerson,
  addContactPerson,
  deactivateContactPerson,
  updateCompany,
  updateContactPerson,
} from '@byggtun/shared/contract/companySave';
import { inviteContactPerson } from '@byggtun/shared/contract/invitation';

import { createCompany, createContact } from '../../../testing/builders/people';
import type { CommandRow, Trial } from '../../../testing/commands/commandRow';
import type { Ground } from '../../../testing/rights/ground';

/** A company of its own with a main contact and a colleague. */
const companyOf = async ({ scene: { app } }: Ground, active = true) => {
  const { db } = app.database;
  const company = await createCompany(db);
  const who = await createContact(db, company.id, { isMainContact: true });
  return { db, company, who, colleague: await createContact(db, company.id, { active }) };
};

const beginCompany = async (ground: Ground): Promise<Trial> => {
  const { db, company, who } = await companyOf(ground);
  const facts = { phone: '', www: '', address: '', postCode: '', postPlace: '' };
  const call = (mobile: string) => ({
    content: mobile,
    body: { id: company.id, version: 1, mobile, ...facts },
  });
  const held = async () => {
    const rows = await db.selectFrom('company').where('id', '=', company.id).select('mobile').execute();
    return rows.map(({ mobile }) => mobile);
  };
  return { who, one: call('99999001'), other: call('99999002'), held };
};

const personNamed = (firstName: string, email: string) => ({
  ...{ firstName, lastName: 'Berg', email, mobile: '99999001', title: '' },
});

const beginAdding = async (ground: Ground): Promise<Trial> => {
  const { db, company, who, colleague } = await companyOf(ground);
  const email = `${randomUUID()}@test.example`;
  const call = (firstName: string) => ({
    content: firstName,
    body: { activeContactId: company.id, person: personNamed(firstName, email) },
  });
  const held = async () => {
    const rows = await db
      .selectFrom('contact_person')
      .innerJoin('person', 'person.id', 'contact_person.person_id')
      .where('company_id', '=', company.id)
      .where('contact_person.id', 'not in', [who.id, colleague.id])
      .select('person.first_name')
      .execute();
    return rows.map(({ first_name }) => first_name);
  };
  return { who, one: call('Olav'), other: call('Ida'), held };
};

const beginEditing = async (ground: Ground): Promise<Trial> => {
  const { db, who, colleague } = await companyOf(ground);
  const call = (firstName: string) => ({
    content: firstName,
    body: { id: colleague.id, version: 1, person: personNamed(firstName, colleague.email) },
  });
  const held = async () => {
    const rows = await db
      .selectFrom('person')
      .where('id', '=', colleague.personId)
      .select('first_name')
      .execute();
    return rows.map(({ first_name }) => first_name);
  };
  return { who, one: call('Olav'), other: call('Ida'), held };
};

const beginTurning =
  (to: 'activate' | 'deactivate') =>
  async (ground: Ground): Promise<Trial> => {
    const { db, company, who, colleague } = await companyOf(ground, to === 'deactivate');
    const held = async () => {
      const rows = await db
        .selectFrom('contact_person')
        .where('id', '=', colleague.id)
        .select('active')
        .execute();
      return rows.map(({ active }) => (active ? 'activate' : 'deactivate'));
    };
    const address = `/contact/${company.id}/${to}/contactPerson/${colleague.id}`;
    return { who, one: { content: to, address }, held };
  };

const beginInviting = async (ground: Ground): Promise<Trial> => {
  const { db, who, colleague } = await companyOf(ground);
  const held = async () => {
    const letters = await db
      .selectFrom('mail')
      .where('to_address', '=', colleague.email)
      .select('id')
      .execute();
    return letters.map(() => 'invited');
  };
  return { who, one: { content: 'invited', body: { id: colleague.id } }, held };
};

const beginAnonymising = async (ground: Ground): Promise<Trial> => {
  const { db, colleague } = await companyOf(ground, false);
  const held = async () => {
    const lines = await db
      .selectFrom('anonymisation')
      .where('person_id', '=', colleague.personId)
      .select('by_id')
      .execute();
    return lines.map(() => 'anonymised');
  };
  const address = `/user/person/${colleague.personId}/anonymise`;
  return { who: ground.scene.staff, one: { content: 'anonymised', address }, held };
};

/** What main contacts do with their company: it has several owners, so of two who change the same the second is told. */
export const companyCommands: CommandRow[] = [
  { route: updateCompany, keeps: 'first', begin: beginCompany },
  { route: addContactPerson, keeps: 'first', begin: beginAdding },
  { route: updateContactPerson, keeps: 'first', begin: beginEditing },
  { route: inviteContactPerson, keeps: 'once', begin: beginInviting },
  { route: deactivateContactPerson, keeps: 'once', begin: beginTurning('deactivate') },
  { route: activateContactPerson, keeps: 'once', begin: beginTurning('activate') },
  { route: anonymisePerson, keeps: 'once', begin: beginAnonymising },
];
