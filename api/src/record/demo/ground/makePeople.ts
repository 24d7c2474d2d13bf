import { addDays } from '@byggtun/shared/contract/day';
import type { Insertable } from 'kysely';

import type { Database } from '../../../core/database/schema';
import type { Random } from '../random';
import type { Trade } from '../trade';
import { demoCompanies, type DemoCompany, type NamedPerson } from './demoCompanies';
import { firstNames, lastNames } from './demoNames';
import { organisationNumberFrom } from './organisationNumber';

/** A contact person of the demo data, with what the projects need to know. */
interface DemoContact {
  id: number;
  companyId: number;
  trade: Trade | undefined;
  active: boolean;
}

/** Companies, persons and contact persons, ready to insert. */
export interface DemoPeople {
  companies: (Insertable<Database['company']> & { id: number })[];
  persons: Insertable<Database['person']>[];
  roles: Insertable<Database['person_role']>[];
  contactPersons: Insertable<Database['contact_person']>[];
  contacts: DemoContact[];
}

const plain = (name: string) =>
  name.toLowerCase().replaceAll('æ', 'ae').replaceAll('ø', 'o').replaceAll('å', 'a');

const makeUp = (random: Random, taken: Set<string>): NamedPerson => {
  const firstName = random.pick(firstNames);
  const lastName = random.pick(lastNames);
  const mailbox = `${plain(firstName)}.${plain(lastName)}`;
  if (taken.has(mailbox)) return makeUp(random, taken);
  taken.add(mailbox);
  return { firstName, lastName, mailbox, title: '' };
};

/** Numbers of one block, so that nobody takes them for a real person's. */
export const demoMobile = (random: Random): string => `99999${String(random.int(0, 999)).padStart(3, '0')}`;

const titleOf = (random: Random, { trade, role }: DemoCompany) =>
  trade
    ? random.pick([role, 'Bas', 'Prosjektleder', 'Lærling'])
    : random.pick(['Prosjektleder', 'Byggeleder', 'Kvalitetsleder']);

const peopleOf = (random: Random, company: DemoCompany, taken: Set<string>): NamedPerson[] =>
  Array.from({ length: company.size }, (_, index) => {
    const person = company.people[index] ?? makeUp(random, taken);
    const isMainContact = person.isMainContact ?? (company.trade !== undefined && index === 0);
    return { ...person, isMainContact, title: person.title || titleOf(random, company) };
  });

/** Makes the eight companies and everybody in them. The last one of the larger companies has been deactivated. */
export const makePeople = (random: Random, today: string): DemoPeople => {
  const made: DemoPeople = { companies: [], persons: [], roles: [], contactPersons: [], contacts: [] };
  const taken = new Set<string>();
  const join = (
    company: DemoCompany,
    companyId: number,
    personId: number,
    person: Pick<NamedPerson, 'isMainContact' | 'isNew'>,
    active: boolean,
  ) => {
    const id = made.contactPersons.length + 1;
    made.contactPersons.push({
      id,
      person_id: personId,
      company_id: companyId,
      is_main_contact: person.isMainContact ?? false,
      active,
      hms_card_number: person.isNew ? null : String(random.int(1_000_000, 9_999_999)),
      hms_card_issued_date: person.isNew ? null : addDays(today, -random.int(20, 600)),
    });
    made.contacts.push({ id, companyId, trade: company.trade, active });
    return id;
  };
  for (const [index, company] of demoCompanies.entries()) {
    const { name, domain, trade, address, postCode, postPlace } = company;
    const companyId = index + 1;
    made.companies.push({
      id: companyId,
      name,
      reg_num: organisationNumberFrom(31_204_500 + index * 1117),
      is_byggtun: trade === undefined,
      mobile: demoMobile(random),
      phone: demoMobile(random),
      www: `https://www.${domain}`,
      address,
      post_code: postCode,
      post_place: postPlace,
    });
    for (const [place, person] of peopleOf(random, company, taken).entries()) {
      const personId = made.persons.length + 1;
      const active = company.size < 7 || place < company.size - 1;
      made.persons.push({
        id: personId,
        email: `${person.mailbox}@${domain}`,
        first_name: person.firstName,
        last_name: person.lastName,
        title: person.title,
        mobile: demoMobile(random),
        birth_date: addDays(today, -random.int(22 * 365, 63 * 365)),
        active_contact_person_id: join(company, companyId, personId, person, active),
      });
      for (const role of person.roles ?? []) made.roles.push({ person_id: personId, role });
    }
  }
  // Lars works for the carpenters too, so that there is somebody who changes company.
  const lars = made.persons.findIndex(({ email }) => email === 'lars@granlund.example');
  const carpenters = demoCompanies.findIndex(({ trade }) => trade === 'carpentry');
  const company = demoCompanies[carpenters];
  if (company && lars >= 0) join(company, carpenters + 1, lars + 1, { isMainContact: false }, true);
  return made;
};
