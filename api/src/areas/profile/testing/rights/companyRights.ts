import { randomUUID } from 'node:crypto';

import {
  anonymisePerson,
  listAnonymisations,
  listDeactivatedPeople,
} from '@byggtun/shared/contract/anonymisation';
import { getCompany, listContactPersons, listDeactivated } from '@byggtun/shared/contract/company';
import {
  activateContactPerson,
  addContactPerson,
  deactivateContactPerson,
  getOpenWork,
  updateCompany,
  updateContactPerson,
} from '@byggtun/shared/contract/companySave';
import { exportTable } from '@byggtun/shared/contract/exportTable';
import { inviteContactPerson } from '@byggtun/shared/contract/invitation';
import { getReadiness } from '@byggtun/shared/contract/readiness';
import type { Route } from '@byggtun/shared/contract/route';

import { createContact } from '../../../../testing/builders/people';
import type { Ground } from '../../../../testing/rights/ground';
import {
  ofStaff,
  type PerRole,
  refused,
  type RightsRow,
  seenOfContractor,
  staffAlone,
} from '../../../../testing/rights/rightsRow';

/** The company's own people; developer staff are told that they have no company page, others nothing. */
const own: PerRole<number> = { ...seenOfContractor, ...ofStaff(403) };
/** Its main contact. */
const mainAlone: PerRole<number> = { ...refused, 'contractor main contact': 200, 'other company': 404 };

const companyId = ({ scene }: Ground) => scene.worker.companyId;
const colleagueOf = async (ground: Ground, active = true) =>
  createContact(ground.scene.app.database.db, companyId(ground), { active });

const reads = [getCompany, listContactPersons, listDeactivated].map((route): RightsRow => ({
  what: `${route.summary}: read it`,
  route,
  input: (ground) => ({ params: { id: companyId(ground) } }),
  statuses: own,
}));

const person = (email: string) => ({
  ...{ firstName: 'Ida', lastName: 'Berg', email, mobile: '99999001', title: '' },
});

const versionOf = async (ground: Ground) => {
  const { version } = await ground.scene.app.database.db
    .selectFrom('company')
    .where('id', '=', companyId(ground))
    .select('version')
    .executeTakeFirstOrThrow();
  return version;
};

/** Calls that name the company and one of its people in their address. */
const ofPerson: [route: Route, active: boolean][] = [
  [getOpenWork, true],
  [deactivateContactPerson, true],
  [activateContactPerson, false],
];

const anonymising: RightsRow[] = [
  ...[listDeactivatedPeople, listAnonymisations].map((route): RightsRow => ({
    what: `${route.summary}: read it`,
    route,
    input: () => ({}),
    statuses: staffAlone,
  })),
  {
    what: 'anonymise somebody who has left the contractor’s company',
    route: anonymisePerson,
    input: async (ground) => ({ params: { personId: (await colleagueOf(ground, false)).personId } }),
    statuses: staffAlone,
  },
  {
    what: 'anonymise somebody who is active',
    route: anonymisePerson,
    input: async (ground) => ({ params: { personId: (await colleagueOf(ground)).personId } }),
    statuses: refused,
  },
];

/** What is known of a company, and what its main contact does with its people (docs/product/company.md). */
export const companyRights: RightsRow[] = [
  ...reads,
  ...anonymising,
  {
    what: 'edit the contractor’s company',
    route: updateCompany,
    input: async (ground) => ({
      body: {
        ...{ id: companyId(ground), version: await versionOf(ground), mobile: '', phone: '', www: '' },
        ...{ address: '', postCode: '', postPlace: '' },
      },
    }),
    statuses: mainAlone,
  },
  {
    what: 'add somebody to the contractor’s company',
    route: addContactPerson,
    input: (ground) => ({
      body: { activeContactId: companyId(ground), person: person(`${randomUUID()}@test.example`) },
    }),
    statuses: mainAlone,
  },
  {
    what: 'edit somebody of the contractor’s company',
    route: updateContactPerson,
    input: async (ground) => {
      const { id, email } = await colleagueOf(ground);
      return { body: { id, version: 1, person: person(email) } };
    },
    statuses: mainAlone,
  },
  {
    what: 'invite somebody of the contractor’s company',
    route: inviteContactPerson,
    input: async (ground) => ({ body: { id: (await colleagueOf(ground)).id } }),
    statuses: mainAlone,
  },
  ...ofPerson.map(([route, active]): RightsRow => ({
    what: `${route.summary}: do it with one of the contractor’s`,
    route,
    input: async (ground) => ({
      params: { id: companyId(ground), personId: (await colleagueOf(ground, active)).id },
    }),
    statuses: mainAlone,
  })),
  {
    what: 'read what the contractor’s people lack before the site',
    route: getReadiness,
    input: (ground) => ({ params: { id: companyId(ground) } }),
    statuses: mainAlone,
  },
  {
    what: 'export what the people of their own company lack before the site',
    route: exportTable,
    input: () => ({
      body: {
        FileName: 'Mangler',
        columns: [{ dataKey: 'fullName', name: 'Navn', exportCol: true }],
        rows: { list: 'readiness', headers: [] },
      },
    }),
    statuses: { ...refused, 'contractor main contact': 200, 'other company': 200 },
  },
];
