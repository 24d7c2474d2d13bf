import type { Trade } from '../trade';

/** A person who is listed by name; the rest of the staff is made up from lists of names. */
export interface NamedPerson {
  firstName: string;
  lastName: string;
  /** What stands before the company's domain in the e-mail. */
  mailbox: string;
  title: string;
  isMainContact?: boolean;
  roles?: string[];
  /** Has no HMS card yet. */
  isNew?: boolean;
}

export interface DemoCompany {
  name: string;
  domain: string;
  /** Undefined for the developer itself. */
  trade: Trade | undefined;
  /** What it is in a project. */
  role: string;
  address: string;
  postCode: string;
  postPlace: string;
  /** How many people it has in all, the named ones included. */
  size: number;
  people: NamedPerson[];
}

export const demoCompanies: DemoCompany[] = [
  {
    name: 'Byggtun AS',
    domain: 'byggtun.example',
    trade: undefined,
    role: 'Byggherre',
    address: 'Sandakerveien 121',
    postCode: '0484',
    postPlace: 'Oslo',
    size: 12,
    people: [
      { firstName: 'Kari', lastName: 'Solberg', mailbox: 'kari', title: 'Prosjektleder', roles: ['PRL'] },
      {
        firstName: 'Henrik',
        lastName: 'Lunde',
        mailbox: 'henrik',
        title: 'Servicekoordinator',
        roles: ['Admin'],
      },
    ],
  },
  {
    name: 'Nordre Tømrer AS',
    domain: 'nordretomrer.example',
    trade: 'carpentry',
    role: 'Tømrer',
    address: 'Industriveien 14',
    postCode: '2020',
    postPlace: 'Skedsmokorset',
    size: 9,
    people: [
      {
        firstName: 'Marte',
        lastName: 'Haugen',
        mailbox: 'marte',
        title: 'Daglig leder',
        isMainContact: true,
      },
      { firstName: 'Piotr', lastName: 'Kowalski', mailbox: 'piotr', title: 'Tømrer' },
    ],
  },
  {
    name: 'Granlund Elektro AS',
    domain: 'granlund.example',
    trade: 'electricity',
    role: 'Elektroentreprenør',
    address: 'Alnabruveien 3',
    postCode: '0668',
    postPlace: 'Oslo',
    size: 8,
    people: [
      {
        firstName: 'Lars',
        lastName: 'Granlund',
        mailbox: 'lars',
        title: 'Daglig leder',
        isMainContact: true,
      },
      { firstName: 'Silje', lastName: 'Moen', mailbox: 'silje', title: 'Elektriker', isNew: true },
    ],
  },
  {
    name: 'Fjordrør VVS AS',
    domain: 'fjordror.example',
    trade: 'plumbing',
    role: 'Rørlegger',
    address: 'Hegdalringen 8',
    postCode: '3261',
    postPlace: 'Larvik',
    size: 7,
    people: [],
  },
  {
    name: 'Malermester Åsheim AS',
    domain: 'asheim.example',
    trade: 'paint',
    role: 'Maler',
    address: 'Østre Aker vei 19',
    postCode: '0581',
    postPlace: 'Oslo',
    size: 7,
    people: [],
  },
  {
    name: 'Vindfang Ventilasjon AS',
    domain: 'vindfang.example',
    trade: 'ventilation',
    role: 'Ventilasjon',
    address: 'Haslevangen 15',
    postCode: '0579',
    postPlace: 'Oslo',
    size: 6,
    people: [],
  },
  {
    name: 'Bergli Mur og Flis AS',
    domain: 'bergli.example',
    trade: 'tiles',
    role: 'Murer',
    address: 'Ringeriksveien 20',
    postCode: '3414',
    postPlace: 'Lierstranda',
    size: 6,
    people: [],
  },
  {
    name: 'Klarsyn Vinduer og Dører AS',
    domain: 'klarsyn.example',
    trade: 'windows',
    role: 'Vinduer og dører',
    address: 'Stasjonsveien 51',
    postCode: '1940',
    postPlace: 'Bjørkelangen',
    size: 6,
    people: [],
  },
];
