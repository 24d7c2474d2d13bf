import type { PdfDocument } from '../../../../core/pdf/pdfDocument';
import { emergencyNumbers, type SafetyFacts } from './psiDocument';

/** The accident and notification plan of a project. */
export const accidentDocument = ({
  name,
  address,
  assemblyPoint,
  leader,
  quality,
  madeAt,
}: SafetyFacts): PdfDocument => ({
  title: 'Varslingsplan ved ulykke',
  subject: name,
  madeAt,
  blocks: [
    { kind: 'numbers', numbers: emergencyNumbers },
    { kind: 'notice', text: `Si hvor du er: ${address}. Send en person til porten som tar imot.` },
    { kind: 'heading', text: 'Gjør dette, i denne rekkefølgen' },
    {
      kind: 'list',
      isNumbered: true,
      items: [
        'Stans arbeidet og sikre stedet, så ikke flere blir skadet.',
        'Ring 113 ved personskade, 110 ved brann, 112 ved fare for liv ellers. Sett telefonen på høyttaler.',
        'Gi førstehjelp til hjelpen kommer. Flytt ikke den skadde uten at det er nødvendig.',
        'Utløs alarmen hvis flere er i fare. Alle går til møteplassen, og basen teller sine.',
        'Varsle prosjektlederen, som varsler videre etter tabellen under.',
        'La skadestedet stå urørt til politiet og Arbeidstilsynet har gitt det fri.',
      ],
    },
    { kind: 'heading', text: 'Hvem varsles' },
    {
      kind: 'table',
      columns: [
        { title: 'Hvem', share: 2 },
        { title: 'Navn og telefon', share: 3 },
        { title: 'Når', share: 3 },
      ],
      rows: [
        ['Prosjektleder', leader, 'Alltid, straks'],
        ['HMS-ansvarlig', quality, 'Alltid, straks'],
        ['Arbeidstilsynet', '73 19 97 00', 'Ved alvorlig personskade og dødsfall, straks'],
        ['Politiet', '112 (haster), 02800', 'Ved alvorlig personskade og dødsfall, straks'],
        ['Giftinformasjonen', '22 59 13 00', 'Ved søl på hud, i øyne eller svelging'],
        ['Pårørende', 'Ved den skaddes arbeidsgiver', 'Av politiet ved dødsfall'],
      ],
    },
    { kind: 'heading', text: 'På plassen' },
    {
      kind: 'facts',
      facts: [
        ['Adresse', address],
        ['Møteplass', assemblyPoint],
        ['Hjertestarter', 'Brakkeriggen, ved inngangen'],
        ['Førstehjelpsskap', 'Brakkeriggen og hvert trapperom i 1. etasje'],
        ['Øyeskyll', 'Ved hver blandestasjon'],
        ['Slokkeapparat', 'Hver etasje ved trappen'],
      ],
    },
    {
      kind: 'paragraph',
      text: 'Hendelsen meldes som avvik eller RUH i Byggtun samme dag. Media henvises til prosjektlederen.',
    },
  ],
});
