/** What an order says besides; most say nothing. */
export const orderNotes: readonly [string, ...string[]] = [
  '',
  '',
  '',
  'Meldes i kranplanen senest kl. 12 dagen før.',
  'Losses med bakløfter ved port B.',
  'Leveres inn i etasjen. Ring en time før ankomst.',
  'Pakkene merkes med leilighetsnummer.',
  'Skal lagres tørt. Container 4 er ryddet.',
];

/** Where goods are put down. */
export const unloadingPlaces: readonly [string, ...string[]] = [
  'port A',
  'port B',
  'mottak ved brakkeriggen',
  'lagerplass øst',
];

/** What is said of a delivery, or of a line of it. */
export const receiptNotes: readonly [string, ...string[]] = [
  '',
  '',
  '',
  'Kom to timer etter avtalt tid.',
  'Losset av oss, sjåføren hadde ikke løfter.',
  'Resten kommer med neste bil.',
];
export const lineNotes: readonly [string, ...string[]] = [
  '',
  '',
  '',
  '',
  '',
  'Én pakke er våt.',
  'Emballasjen er skadet, varen er hel.',
  'Ett stykke er skadet.',
];
