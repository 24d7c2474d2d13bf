import type { Some, Trade } from '../../../../record/demo/trade';
import type { CaseText } from './caseText';

/** Enquiries by trade: questions rather than faults. */
export const enquiryTexts: Record<Trade, Some<CaseText>> = {
  carpentry: [
    ['Tillegg: ekstra hyller i bod', 'Hva koster det å få satt opp fire hyller i boden før innflytting?'],
    [
      'Spørsmål om bæring i vegg {room}',
      'Kan vi henge opp en tung bokhylle på {wall}, eller må den forsterkes?',
    ],
    ['Bytte til bredere gulvlister', 'Er det mulig å få 95 mm lister i stedet for 58 mm i hele leiligheten?'],
  ],
  electricity: [
    ['Tilbud på elbillader', 'Ønsker pris på lader på plass 14 i garasjen, tilkoblet felles anlegg.'],
    ['Ekstra stikkontakt {room}', 'Vi ønsker en ekstra dobbel kontakt ved {wall}. Hva koster det?'],
    ['Bruk av smarthussystem', 'Har dere en kort veiledning til appen som styrer lys og varme?'],
  ],
  plumbing: [
    ['Uttak til vaskemaskin {room}', 'Kan det settes inn et ekstra uttak til vaskemaskin og tørketrommel?'],
    ['Stengekran til utekran', 'Hvor stenger vi vannet til utekranen før vinteren?'],
    ['Bytte av blandebatteri', 'Kan vi få levert sort blandebatteri på kjøkkenet mot pristillegg?'],
  ],
  paint: [
    ['Fargekode på vegger {room}', 'Hvilken fargekode og glans er brukt på {wall}?'],
    ['Maling av en ekstra vegg {room}', 'Vi ønsker en vegg i mørkere farge. Kan det gjøres før overtakelse?'],
  ],
  ventilation: [
    ['Hvor ofte skal filter byttes?', 'Hvilken type filter skal vi bestille, og hvor ofte skal det byttes?'],
    ['Innstilling av aggregat', 'Hvilken innstilling anbefales når vi er bortreist?'],
  ],
  tiles: [
    ['Ekstra fliser til reserve', 'Kan vi få kjøpt to kvadratmeter av flisene som er brukt {room}?'],
    ['Rengjøring av naturstein', 'Hva skal vi bruke på gulvet i gangen for å unngå flekker?'],
  ],
  windows: [
    ['Solskjerming på balkong', 'Er det lov å montere screen utvendig, og er vinduene klargjort for det?'],
    ['Ekstra nøkler', 'Vi trenger to nøkler til av systemnøkkelen. Hvordan bestiller vi?'],
  ],
};
