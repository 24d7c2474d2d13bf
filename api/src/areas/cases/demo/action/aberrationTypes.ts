import type { AberrationCategory } from '@byggtun/shared/contract/aberrationCategory';

import type { Some } from '../../../../record/demo/trade';

/** A type of the demo data with its causes, and what is reported of it. */
export interface DemoAberrationType {
  /** Fixed: checklists know the deviations that come of them by 43. */
  id: number;
  category: AberrationCategory;
  name: string;
  causes: Some<string>;
}

/** The types of deviations (1) and RUH (2). */
export const aberrationTypes: readonly DemoAberrationType[] = [
  {
    id: 1,
    category: 1,
    name: 'Utførelse',
    causes: ['Manglende egenkontroll', 'Avvik fra tegning', 'Feil montering', 'Mangelfull opplæring'],
  },
  {
    id: 2,
    category: 1,
    name: 'Prosjektering',
    causes: ['Feil på tegning', 'Manglende koordinering', 'Utdatert revisjon'],
  },
  {
    id: 3,
    category: 1,
    name: 'Leveranse',
    causes: ['Feil vare', 'Forsinket levering', 'Transportskade', 'Mangler i leveransen'],
  },
  {
    id: 4,
    category: 1,
    name: 'Fukt og bygningsfysikk',
    causes: ['Manglende tildekking', 'Ikke uttørket', 'Utett overgang'],
  },
  {
    id: 5,
    category: 1,
    name: 'Brann',
    causes: ['Manglende tetting', 'Feil produkt', 'Blokkert rømningsvei'],
  },
  {
    id: 6,
    category: 1,
    name: 'Rent tørt bygg',
    causes: ['Manglende rydding', 'Feil lagring av materialer', 'Avfall ikke sortert'],
  },
  {
    id: 7,
    category: 1,
    name: 'Fremdrift',
    causes: ['For lav bemanning', 'Venter på annet fag', 'Endring fra kunde'],
  },
  {
    id: 43,
    category: 1,
    name: 'Avvik fra sjekkliste',
    causes: ['Punkt ikke utført', 'Punkt ikke godkjent', 'Dokumentasjon mangler'],
  },
  {
    id: 51,
    category: 2,
    name: 'Nestenulykke',
    causes: ['Fall fra høyde', 'Fallende gjenstand', 'Maskin eller kjøretøy', 'Snubling'],
  },
  {
    id: 52,
    category: 2,
    name: 'Farlig forhold',
    causes: ['Manglende sikring', 'Manglende rydding', 'Dårlig lys', 'Strøm eller provisorisk anlegg'],
  },
  {
    id: 53,
    category: 2,
    name: 'Farlig handling',
    causes: ['Manglende verneutstyr', 'Feil bruk av utstyr', 'Manglende SJA'],
  },
  {
    id: 54,
    category: 2,
    name: 'Personskade',
    causes: ['Kutt', 'Klem', 'Fall', 'Øyeskade'],
  },
  {
    id: 55,
    category: 2,
    name: 'Materiell skade',
    causes: ['Maskin eller kjøretøy', 'Vannlekkasje', 'Vær og vind'],
  },
  {
    id: 56,
    category: 2,
    name: 'Ytre miljø',
    causes: ['Utslipp', 'Støv', 'Støy utenom tiden', 'Feil avfallshåndtering'],
  },
];

/** Where on a site it can be. */
export const aberrationLocations: Some<string> = [
  'Bad',
  'Balkong',
  'Fasade',
  'Gang',
  'Heissjakt',
  'Kjeller',
  'Kjøkken',
  'Lager',
  'Parkeringskjeller',
  'Riggområde',
  'Stillas',
  'Stue og soverom',
  'Tak',
  'Teknisk rom',
  'Trapperom',
  'Utomhus',
];
