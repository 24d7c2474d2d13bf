const listed = new Intl.ListFormat('nb', { type: 'conjunction' });

/** What is said when PDFs can't be merged; our own texts. */
export const mergeTexts = {
  onlyPdf: 'Bare PDF-filer kan slås sammen.',
  tooLarge: 'Filene er for store til å slås sammen. Velg færre og prøv igjen.',
  tooDemanding: 'Filene tok for lang tid å slå sammen. Velg færre og prøv igjen.',
  /** @param names of the files that can't be read */
  damaged: (names: readonly string[]): string =>
    `${listed.format(names)} er skadet eller låst med passord, og kan ikke slås sammen.`,
} as const;

/** What is said when Word or Excel can't be shown as PDF (docs/product/documents.md#kiosks); our own texts. */
export const convertTexts = {
  onlyOffice: 'Bare Word- og Excel-filer kan gjøres om til PDF.',
  none: 'Word- og Excel-filer kan ikke vises på kiosken her. Bruk mobilen eller pcen for å åpne denne filen!',
  unreadable:
    'Filen kan ikke vises som PDF. Den kan være skadet eller låst med passord. Bruk mobilen eller pcen for å åpne den.',
  tooDemanding: 'Filen tar for lang tid å gjøre om til PDF. Bruk mobilen eller pcen for å åpne den.',
  away: 'Word- og Excel-filer kan ikke vises akkurat nå. Prøv igjen om litt, eller bruk mobilen eller pcen.',
} as const;

/** What is said of folders that are kept on the device (docs/product/documents.md#on-the-device); our own texts but for the first. */
export const keepTexts = {
  keep: 'Behold på enheten',
  remove: 'Fjern fra enheten',
  cancel: 'Avbryt',
  again: 'Hent resten',
  heading: 'På enheten',
  noRoomOnDevice:
    'Det er ikke plass til flere filer på denne enheten. Fjern noe annet fra den og prøv igjen.',
  /** @param done files that have come */
  keeping: (done: number, of: number): string =>
    of === 0 ? 'Henter til enheten …' : `Henter til enheten: ${done} av ${of} filer`,
  /** @param when written day and time at which the server was asked */
  kept: (when: string): string => `På enheten, hentet ${when}`,
  /** @param title of the kept folder that it lies in */
  keptWith: (title: string, when: string): string => `På enheten med «${title}», hentet ${when}`,
  left: (count: number): string =>
    count === 1 ? '1 fil er ikke hentet ennå.' : `${count} filer er ikke hentet ennå.`,
  /** Of a folder that is kept unasked. */
  givesWay: {
    hms: 'Den viker for den neste HMS-planen du åpner.',
    building: 'Den viker for tegningene av det neste bygget du åpner.',
  },
  cut: 'Mappen har for mange undermapper. Noen av dem er ikke med.',
  /** @param used what is kept in all, written */
  used: (used: string, limit: string): string => `Bruker ${used} av ${limit} på denne enheten.`,
  refreshed: (title: string, count: number): string =>
    `«${title}» på enheten er oppdatert: ${count === 1 ? '1 ny fil' : `${count} nye filer`} er hentet.`,
} as const;
