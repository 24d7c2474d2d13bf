const texts: Record<string, string> = {
  NotAllowedError:
    'Nettleseren har ikke fått lov til å bruke kameraet. Tillat kamera for denne siden i nettleserens innstillinger, og prøv igjen.',
  NotFoundError: 'Fant ikke noe kamera på denne enheten.',
  NotReadableError: 'Kameraet er i bruk av et annet program. Lukk det, og prøv igjen.',
};

/** Why there is no picture, in words. @param instead what can be done in the list without a camera, such as 'Finn varen' */
export const cameraProblem = (error: Error, instead: string): string =>
  texts[error.name] ?? `Kameraet kunne ikke åpnes. ${instead} i listen i stedet.`;
