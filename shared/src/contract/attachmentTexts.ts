/** What people are told about attachments (docs/product/comments.md#attachments; the others are our own). */
export const attachmentTexts = {
  openUnsaved: 'Nye filer må lagres, før det blir mulig å åpne fil!',
  removeUnsaved: 'Det er ikke mulig å slette enda!',
  notReady: 'Et av vedleggene kan ikke lagres. Ta det bort, legg det til på nytt og prøv igjen.',
  tooLarge: 'Filen er for stor. Et vedlegg kan være på høyst 100 MB.',
  empty: 'Filen er tom.',
  wrongKind:
    'Filtypen kan ikke legges ved. Bilde, video, lyd, PDF, Word, Excel, PowerPoint og ren tekst kan.',
  wrongImage: 'Bildet er i et format som ikke kan vises her. Lagre det som JPEG eller PNG og prøv igjen.',
  unreadable: 'Bildet kunne ikke leses. Prøv med et annet bilde.',
  severalPages: 'Bildet har flere sider. Lagre det som PDF og prøv igjen.',
  tooManyPixels: 'Bildet har for mange bildepunkter. Gjør det mindre og prøv igjen.',
  tooManyFrames:
    'Bildet består av for mange enkeltbilder. Lagre det som video eller som ett vanlig bilde og prøv igjen.',
  tookTooLong:
    'Filen tok for lang tid å lese og ble ikke tatt imot. Lagre den på nytt i et annet program, eller velg en annen fil.',
  tooDemanding:
    'Filen krever for mye for å bli lest og ble ikke tatt imot. Lagre den på nytt i et annet program, eller velg en annen fil.',
  heic: 'Bildet er i formatet HEIC, som ikke kan vises her. Lagre det som JPEG og prøv igjen.',
  tooMuchUnsaved: 'Du har for mange filer som ikke er lagret. Lagre eller ta bort noen av dem først.',
  companyFull: 'Firmaet har ikke mer plass til vedlegg. Ta kontakt med Byggtun for å få mer plass.',
  projectFull: 'Prosjektet har ikke mer plass til vedlegg. Ta kontakt med Byggtun for å få mer plass.',
  changed: 'Filen er endret eller flyttet siden den ble valgt. Velg den på nytt.',
  notUpYet: 'Vent til filene er lastet opp.',
  notUp: 'En fil ble ikke lastet opp. Prøv igjen, eller ta den bort.',
  notWhole: 'Filen er ikke lastet opp ferdig.',
  notStored: 'Noe av filen kom ikke fram til lageret. Prøv igjen, så sendes det som mangler.',
  wrongLength: 'Delen av filen har feil lengde.',
} as const;

/** What people are told of looking for viruses (docs/product/comments.md#attachments); our own texts. */
export const scanTexts = {
  infected: 'Filen inneholder virus og ble ikke tatt imot.',
  tooLarge: 'Filen er for stor til å bli kontrollert for virus og ble ikke tatt imot.',
  away: 'Filen kunne ikke kontrolleres for virus akkurat nå. Den er sendt, men ikke tatt imot ennå. Prøv igjen om litt.',
  clean: 'Kontrollert for virus',
  notScanned: 'Ikke kontrollert for virus',
} as const;
