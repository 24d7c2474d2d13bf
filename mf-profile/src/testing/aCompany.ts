import type { ContactPerson, getCompany } from '@byggtun/shared/contract/company';
import type { ReadinessRow } from '@byggtun/shared/contract/readiness';
import type { RouteAnswer } from '@byggtun/shared/contract/route';

/** What nobody but a main contact may do. */
export const nobodyMay = {
  edit: false,
  editEmail: false,
  deactivate: false,
  activate: false,
  invite: false,
};

/** What a main contact may do with somebody who signs in. */
export const mayAll = { ...nobodyMay, edit: true, deactivate: true };

/** A contact person of the company. */
export const aPerson = (id: number, firstName: string, over: Partial<ContactPerson> = {}): ContactPerson => ({
  id,
  person: {
    ...{ firstName, lastName: 'Haugen', fullName: `${firstName} Haugen`, title: 'Tømrer' },
    ...{ email: `${firstName.toLowerCase()}@nordre.example`, mobile: '99999101', photo: null },
  },
  ...{ isMainContactPerson: false, isBTAdmin: false, externalUserExists: true, version: 1 },
  ...{ invitationAccepted: true, invitedAt: null, invitedUntil: null },
  may: nobodyMay,
  ...over,
});

/** The main contact. */
export const marte = aPerson(6, 'Marte', {
  isMainContactPerson: true,
  may: { ...mayAll, deactivate: false },
});

/** A colleague of hers. */
export const olav = aPerson(8, 'Olav', { may: mayAll });

/** Somebody who is deactivated. */
export const gone = aPerson(9, 'Grete', { may: { ...nobodyMay, activate: true } });

type Answer = RouteAnswer<typeof getCompany>;

/** A company with its people, as the main contact sees it. */
export const aCompany = (over: Partial<Answer> = {}): Answer => ({
  ...{ id: 2, name: 'Nordre Tømrer AS', mobile: '99999100', phone: '', regNum: '312045003', version: 4 },
  ...{ www: 'https://www.nordre.example', address: 'Industriveien 14', mainContactPersonId: 6 },
  postCode: { display: '2020 Skedsmokorset', postCodeText: '2020', postPlace: 'Skedsmokorset' },
  mainContactPerson: 'Marte Haugen',
  may: { edit: true },
  contactPersons: [marte, olav],
  deactivatedContactPersons: [gone],
  ...over,
});

/** Somebody who lacks something of each kind before the site. */
export const aLack = (over: Partial<ReadinessRow> = {}): ReadinessRow => ({
  ...{ id: 8, fullName: 'Olav Haugen', email: 'olav@nordre.example', mobile: '' },
  ...{ hmsCardNumber: '1234567', hmsCardLastDay: '2025-12-24', hmsCard: 'expired' },
  ...{ courses: 'expired', expiredCourses: ['Truck'], psi: [{ id: 1, name: 'Ensjøtunet' }] },
  ...over,
});
