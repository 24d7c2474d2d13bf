import type { Some } from '../../../../record/demo/trade';
import type { AberrationText } from './aberrationText';

/** What is reported of deviations, by the id of the type. */
export const deviationTexts: Readonly<Record<number, Some<AberrationText>>> = {
  1: [
    [
      'Feil montering',
      'Balkong',
      1,
      'Rekkverk mangler innfesting',
      'To av fire bolter mangler i stolpefoten. Rekkverket gir etter når det belastes. Balkongen er sperret.',
    ],
    [
      'Manglende egenkontroll',
      'Bad',
      2,
      'Membran er ikke ført opp bak sisterne',
      'Membranen stopper ved gulvet bak innebygget sisterne. Må føres opp før flisleggingen starter.',
    ],
    [
      'Avvik fra tegning',
      'Kjøkken',
      3,
      'Stikkontakt sitter 20 cm for lavt',
      'Kontakten til kjøkkenøyen kommer bak skroget. Må flyttes etter K-204.',
    ],
    [
      'Mangelfull opplæring',
      'Stue og soverom',
      3,
      'Gips er skrudd med for stor avstand',
      'Skrueavstanden er målt til 40 cm i himlingen. Anvisningen sier 20 cm.',
    ],
  ],
  2: [
    [
      'Manglende koordinering',
      'Teknisk rom',
      2,
      'Kollisjon mellom kanal og kabelbro',
      'Hovedkanalen og kabelbroen er tegnet i samme høyde i akse 4. Trenger avklaring fra RIV og RIE.',
    ],
    [
      'Utdatert revisjon',
      'Trapperom',
      3,
      'Utsparing etter gammel revisjon',
      'Utsparingen i dekket følger revisjon B. Gjeldende er D, der sjakten er flyttet 30 cm.',
    ],
  ],
  3: [
    [
      'Transportskade',
      'Lager',
      3,
      'Tre innerdører med transportskade',
      'Dørbladene har trykkmerker i nederste hjørne. Fotografert og lagt til side.',
    ],
    [
      'Feil vare',
      'Fasade',
      2,
      'Vinduer levert med feil U-verdi',
      'Merkingen viser 1,2. Bestilt er 0,8. Gjelder åtte vinduer mot nord.',
    ],
    [
      'Mangler i leveransen',
      'Riggområde',
      3,
      'Armering mangler i leveransen',
      'Fire bunter Ø16 er kvittert, men ikke kommet. Støpen fredag er i fare.',
    ],
  ],
  4: [
    [
      'Manglende tildekking',
      'Tak',
      1,
      'Isolasjon lå åpen i regnet',
      'Presenningen blåste av i natt. Fuktmålt til 24 vektprosent i svillen. Må tørkes ut før lukking.',
    ],
    [
      'Utett overgang',
      'Fasade',
      2,
      'Utett overgang mellom vindsperre og vindu',
      'Tapen slipper langs underkanten på tre vinduer i 2. etasje.',
    ],
    [
      'Ikke uttørket',
      'Bad',
      2,
      'Påstøpen er ikke tørr nok',
      'Målt RF er 91 %. Kravet er 85 % før parketten legges.',
    ],
  ],
  5: [
    [
      'Manglende tetting',
      'Teknisk rom',
      1,
      'Gjennomføring er ikke branntettet',
      'Kabelgjennomføring gjennom EI60-vegg står åpen etter ettermontering.',
    ],
    [
      'Blokkert rømningsvei',
      'Trapperom',
      1,
      'Materialer i rømningsvei',
      'Gipspaller sperrer trapperom B i 1. etasje. Flyttes straks.',
    ],
  ],
  6: [
    [
      'Manglende rydding',
      'Gang',
      3,
      'Avkapp og støv i korridor',
      'Det er ikke ryddet etter arbeidet i går, og korridoren er ikke fremkommelig med tralle.',
    ],
    [
      'Feil lagring av materialer',
      'Kjeller',
      2,
      'Parkett lagret i fuktig kjeller',
      'Tolv pakker står rett på betongen uten klosser og plast.',
    ],
  ],
  7: [
    [
      'Venter på annet fag',
      'Bad',
      2,
      'Flislegger står og venter på rørlegger',
      'Sluk er ikke montert i seks bad. Fremdriften sklir to dager.',
    ],
    [
      'For lav bemanning',
      'Stue og soverom',
      3,
      'To mann mindre enn avtalt',
      'Bemanningsplanen sier seks. Det har vært fire hele uken.',
    ],
  ],
  43: [
    [
      'Punkt ikke godkjent',
      'Bad',
      2,
      'Fall til sluk er ikke godkjent',
      'Sjekkpunkt 7 i «Våtrom før flis»: fallet er målt til 1:90. Kravet er 1:50 i dusjsonen.',
    ],
    [
      'Dokumentasjon mangler',
      'Teknisk rom',
      3,
      'Trykkprøveprotokoll mangler',
      'Sjekkpunkt 3 i «Rør i vegg»: protokollen er ikke lagt ved.',
    ],
  ],
};
