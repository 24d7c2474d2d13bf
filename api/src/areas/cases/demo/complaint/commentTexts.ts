import type { Some } from '../../../../record/demo/trade';

/** What contractors write while a case is open. */
export const contractorTexts: Some<string> = [
  'Vi tar kontakt med kunden og avtaler tid.',
  'Befart i dag. Trenger en ny del, bestilt med levering neste uke.',
  'Kunden var ikke hjemme til avtalt tid. Ny avtale er sendt på SMS.',
  'Har vært på stedet, men kommer ikke til uten lift. Ber om avklaring.',
  'Avtalt med kunden at vi kommer torsdag mellom 8 og 10.',
  'Dette må sees sammen med rørlegger. Kan Byggtun koordinere?',
];

/** What contractors write when they finish. */
export const finishTexts: Some<string> = [
  'Utført og kontrollert sammen med kunden.',
  'Utbedret i dag. Bilder er sendt på e-post.',
  'Byttet del, testet og funnet i orden.',
  'Utført. Kunden er informert om tørketid.',
  'Justert og etterkontrollert. Alt i orden.',
];

/** What developer staff write to contractors. */
export const staffTexts: Some<string> = [
  'Vi må ha dette på plass før ettårsbefaringen. Kan dere bekrefte tidspunkt?',
  'Kunden purrer. Gi en kort tilbakemelding her.',
  'Sett nærmere på bildene: dette er innenfor garantien.',
  'Fint om dere tar dette samtidig med den andre saken i samme oppgang.',
];

/** What developer staff write among themselves. */
export const internalTexts: Some<string> = [
  'Internt: vurder trekk i sluttoppgjøret hvis dette ikke løses.',
  'Internt: samme feil i tre leiligheter, ta det opp i neste byggemøte.',
];

export const customerTexts: Some<string> = [
  'Når kan dere komme? Vi er hjemme etter klokken 16.',
  'Takk for rask oppfølging!',
  'Det er fortsatt ikke i orden, dessverre.',
];
