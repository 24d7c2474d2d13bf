/** How long what is kept, in the words of the page and the file (docs/product/profile.md#own-data). */
export const retention = [
  'Profil, HMS-kort og kurs: så lenge du er registrert. Du kan endre dem selv.',
  'Oversiktslister (byggherreforskriften § 15): seks måneder etter at arbeidet på prosjektet er avsluttet.',
  'Inn- og utpasseringer: så mange dager som utbyggeren har bestemt, og ikke lenger.',
  'Saker, kommentarer, vedlegg og egenkontroller: så lenge prosjektet dokumenteres. De viser hvem som har gjort hva.',
  'Lenken i en invitasjon: sju dager.',
] as const;
