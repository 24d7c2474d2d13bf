/** A document of the demo: its name, how many versions it has, and what it is about. */
export interface DemoDocument {
  name: string;
  versions?: number;
  /** Of texts: what it says. */
  says?: string;
}

/** A folder of the demo with what is in it. */
export interface DemoFolder {
  name: string;
  /** Contractors may put files and versions into it. */
  isOpen?: true;
  staffOnly?: true;
  documents?: readonly DemoDocument[];
  folders?: readonly DemoFolder[];
  /** The pictures of the project. */
  hasPictures?: true;
}

const named = (...names: string[]): DemoDocument[] => names.map((name) => ({ name }));

/** Drawings by number and title; every third has been revised. */
const drawings = (letter: string, titles: readonly string[]): DemoDocument[] =>
  titles.map((title, index) => ({
    name: `${letter}-20-${String(index + 1).padStart(2, '0')} ${title}.pdf`,
    versions: index % 3 === 0 ? 3 : 1,
  }));

const floors = ['Plan kjeller', 'Plan 1. etasje', 'Plan 2. etasje', 'Plan 3. etasje'];

/** What lies in the document hotel of each project. */
export const documentTree: readonly DemoFolder[] = [
  {
    name: '01 Administrasjon',
    isOpen: true,
    documents: [
      {
        name: 'Prosjekthåndbok.pdf',
        versions: 2,
        says: 'Håndboken gjelder for alle som arbeider i prosjektet.',
      },
      { name: 'Organisasjonsplan.docx' },
      { name: 'Fremdriftsplan.xlsx', versions: 3 },
    ],
    folders: [
      {
        name: 'Referater',
        documents: named(...[1, 2, 3, 4, 5, 6].map((number) => `Byggemøte 0${number}.pdf`)),
      },
    ],
  },
  {
    name: '02 Beskrivelser',
    documents: named(
      'Teknisk beskrivelse betong.pdf',
      'Teknisk beskrivelse tømrer.pdf',
      'Teknisk beskrivelse elektro.pdf',
      'Teknisk beskrivelse rør.pdf',
      'Romskjema.xlsx',
    ),
  },
  {
    name: '03 FDV',
    folders: [
      { name: 'Bygg', documents: named('Vinduer.pdf', 'Parkett.pdf', 'Maling.pdf') },
      { name: 'Elektro', documents: named('Sikringsskap.pdf', 'Komfyrvakt.pdf', 'Varmekabler.pdf') },
      { name: 'Rør', documents: named('Varmepumpe.pdf', 'Sluk.pdf', 'Blandebatteri.pdf') },
    ],
  },
  { name: '04 Bilder', isOpen: true, hasPictures: true },
  { name: '05 Kalkyle', staffOnly: true, documents: named('Kalkyle.xlsx', 'Endringer.xlsx') },
];

/** What lies in the HMS plan of each project. */
export const hmsTree: DemoFolder = {
  name: 'HMS-plan',
  documents: [
    { name: 'HMS-plan.pdf', versions: 2, says: 'Planen beskriver hvordan vi arbeider uten skader.' },
    { name: 'SHA-plan.pdf', versions: 3, says: 'Planen følger byggherreforskriften § 8.' },
    { name: 'R-10-01 Riggplan.pdf', versions: 2 },
  ],
  folders: [
    {
      name: 'Risikovurderinger',
      documents: named('Arbeid i høyden.pdf', 'Varme arbeider.pdf', 'Løft med kran.pdf', 'Gravearbeid.pdf'),
    },
    {
      name: 'Stoffkartotek',
      isOpen: true,
      documents: named('Fugemasse.pdf', 'Epoksy.pdf', 'Diesel.pdf', 'Sparkel.pdf'),
    },
  ],
};

/** The drawings of each project. */
export const drawingTree: readonly DemoFolder[] = [
  { name: 'Arkitekt', documents: drawings('A', [...floors, 'Fasade nord', 'Fasade sør']) },
  { name: 'Elektro', documents: drawings('E', floors) },
  { name: 'Konstruksjon', documents: drawings('B', ['Fundamenter', 'Dekke 1. etasje', 'Dekke 2. etasje']) },
  { name: 'Landskap', documents: drawings('L', ['Utomhusplan']) },
  { name: 'VVS', documents: drawings('V', floors) },
];

/** The drawings of each house. */
export const houseDrawings: readonly DemoDocument[] = drawings('H', ['Plan', 'Fasader', 'Snitt', 'Detaljer']);
