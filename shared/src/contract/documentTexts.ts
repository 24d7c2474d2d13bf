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
