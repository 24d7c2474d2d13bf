/** How long what is kept, in the words of the page and the file (docs/product/profile.md#own-data). */
export const retention = [
  'Profil, HMS-kort, kurs med bilder av kursbevis, og innlogging: så lenge du er registrert. Du kan endre dem selv.',
  'Når du har sluttet, kan du be Byggtun om å bli anonymisert. Da slettes det som forteller hvem du er, alle andre steder enn der loven eller en signatur krever det.',
  'Oversiktslister (byggherreforskriften § 15): seks måneder etter at arbeidet på prosjektet er avsluttet.',
  'Inn- og utpasseringer: så mange dager som utbyggeren har bestemt, og ikke lenger.',
  'Saker, kommentarer, vedlegg og egenkontroller: så lenge prosjektet dokumenteres. De viser hvem som har gjort hva. Er du anonymisert, står det «Anonymisert person» der.',
  'Signaturer i sjekklister: så lenge prosjektet dokumenteres, også etter anonymisering.',
  'Loggen over anonymiserte personer: bare et nummer, når, og hvem som gjorde det. Den blir stående.',
  'Lenken i en invitasjon: sju dager.',
  'E-poster til deg: nitti dager etter at de er sendt, eller etter at de ble skrevet når de ikke kunne leveres.',
] as const;
