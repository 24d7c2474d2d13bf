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
