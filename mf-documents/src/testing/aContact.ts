import type { ProjectContact } from '@byggtun/shared/contract/projectContact';

let made = 0;

/** Somebody who takes part in a project. */
export const aContact = (over: Partial<ProjectContact> = {}): ProjectContact => ({
  id: (made += 1),
  contactGroup: 'Tømrer',
  contactName: 'Nordre Tømrer AS',
  contactPersonPersonFullName: 'Piotr Kowalski',
  projContactRole: 'Bas',
  contactPersonPersonMobile: '99999123',
  contactPersonPersonEmail: 'piotr@nordretomrer.example',
  ...over,
});
