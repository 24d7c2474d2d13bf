import type { Muster, MusterPerson } from '../contract/muster';
import type { Site, SiteDayRow } from '../contract/siteList';

/** Somebody who came to the site at seven. */
export const aMusterPerson = (over: Partial<MusterPerson> = {}): MusterPerson => ({
  id: 1,
  name: 'Piotr Kowalski',
  employer: 'Nordre Tømrer AS',
  mobile: '99999123',
  since: '2026-11-20T06:02:00Z',
  ...over,
});

/** Three people of two employers and one whom nobody knows, as of now. */
export const aMuster = (over: Partial<Muster> = {}): Muster => ({
  name: 'Lillestrøm brygge',
  asOf: new Date().toISOString(),
  people: [
    aMusterPerson({ id: 4, name: 'vikar@bemanningen.example', employer: null, mobile: '' }),
    aMusterPerson({ id: 3, name: 'Silje Moen', employer: 'Granlund Elektro AS' }),
    aMusterPerson(),
    aMusterPerson({ id: 2, name: 'Åse Strand' }),
  ],
  ...over,
});

/** A line of the site list that has everything. */
export const aSiteDay = (over: Partial<SiteDayRow> = {}): SiteDayRow => ({
  id: 1,
  projectId: 7,
  day: '2026-11-20',
  name: 'Piotr Kowalski',
  birthDate: '1985-05-17',
  hmsCardNumber: '1234567',
  employer: 'Nordre Tømrer AS',
  employerRegNum: '312045005',
  firstIn: '07:02',
  lastOut: '15:31',
  isComplete: true,
  site: 'Lillestrøm brygge, Brogata 3, 2000 Lillestrøm',
  client: 'Byggtun AS, org.nr. 312045005',
  ...over,
});

/** Where a site is and whose. */
export const aSite = (over: Partial<Site> = {}): Site => ({
  name: 'Lillestrøm brygge',
  address: 'Brogata 3, 2000 Lillestrøm',
  client: { name: 'Byggtun AS', regNum: '312045005', address: 'Sandakerveien 121, 0484 Oslo' },
  endedOn: null,
  ...over,
});
