export interface DemoProject {
  name: string;
  /** Concept. */
  type: string;
  /** Phase. */
  status: string;
  street: string;
  postCode: string;
  postPlace: string;
  /** How many buildings, and apartments in each. */
  houses: number;
  sections: number;
}

type Row = [string, string, string, string, string, string, number, number];

const rows: Row[] = [
  ['Lørenhagen', 'Leiligheter', 'Etterbruk', 'Lørenveien', '0585', 'Oslo', 3, 14],
  ['Ensjøtunet', 'Leiligheter', 'Gjennomføring', 'Gladengveien', '0661', 'Oslo', 4, 16],
  ['Kværnerlia', 'Leiligheter', 'Etterbruk', 'Enebakkveien', '0680', 'Oslo', 3, 12],
  ['Sandaker park', 'Leiligheter', 'Gjennomføring', 'Sandakerveien', '0484', 'Oslo', 2, 18],
  ['Fornebu strand', 'Leiligheter', 'Gjennomføring', 'Snarøyveien', '1364', 'Fornebu', 4, 15],
  ['Skogkanten', 'Rekkehus', 'Etterbruk', 'Lommedalsveien', '1350', 'Lommedalen', 4, 6],
  ['Lillestrøm brygge', 'Leiligheter', 'Gjennomføring', 'Brogata', '2000', 'Lillestrøm', 3, 16],
  ['Nittedal hage', 'Rekkehus', 'Detaljprosjekt', 'Svartkruttveien', '1482', 'Nittedal', 5, 6],
  ['Ski vest', 'Leiligheter', 'Gjennomføring', 'Jernbaneveien', '1400', 'Ski', 3, 14],
  ['Åsgård terrasse', 'Leiligheter', 'Etterbruk', 'Raveien', '1430', 'Ås', 2, 12],
  ['Drammen fjordpark', 'Leiligheter', 'Etterbruk', 'Strømsø torg', '3044', 'Drammen', 3, 15],
  ['Moss havn', 'Leiligheter', 'Forprosjekt', 'Værftsgata', '1511', 'Moss', 2, 10],
  ['Eplehagen', 'Eneboliger', 'Etterbruk', 'Kirkeveien', '3470', 'Slemmestad', 6, 1],
  ['Tunet på Jessheim', 'Kombinert', 'Gjennomføring', 'Storgata', '2050', 'Jessheim', 3, 13],
];

/** The fourteen projects of the demo data; the postcodes are the places' own. */
export const demoProjects: DemoProject[] = rows.map(
  ([name, type, status, street, postCode, postPlace, houses, sections]) => ({
    name,
    type,
    status,
    street,
    postCode,
    postPlace,
    houses,
    sections,
  }),
);
