const texts: Record<string, string> = {
  NotAllowedError:
    'Nettleseren har ikke fått lov til å bruke kameraet. Tillat kamera for denne siden i nettleserens innstillinger, og prøv igjen.',
  NotFoundError: 'Fant ikke noe kamera på denne enheten.',
  NotReadableError: 'Kameraet er i bruk av et annet program. Lukk det, og prøv igjen.',
};

/** Why there is no picture, in words. */
export const cameraProblem = (error: unknown): string =>
  (error instanceof Error ? texts[error.name] : undefined) ??
  'Kameraet kunne ikke åpnes. Søk etter ordrenummeret i listen i stedet.';
