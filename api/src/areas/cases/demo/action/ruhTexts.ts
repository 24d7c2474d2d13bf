import type { Some } from '../../../../record/demo/trade';
import type { AberrationText } from './aberrationText';

/** What is reported of RUH, by the id of the type. */
export const ruhTexts: Readonly<Record<number, Some<AberrationText>>> = {
  51: [
    [
      'Fallende gjenstand',
      'Stillas',
      1,
      'Skiftenøkkel falt fra stillas',
      'Nøkkelen falt fra 4. etasje og traff bakken en meter fra gangveien. Ingen ble skadet.',
    ],
    [
      'Fall fra høyde',
      'Tak',
      1,
      'Mistet fotfeste på glatt tak',
      'Rim på papp i morges. Selen tok fallet. Arbeidet ble stanset og taket saltet.',
    ],
    [
      'Maskin eller kjøretøy',
      'Riggområde',
      2,
      'Lift rygget uten hjelpemann',
      'Liften stanset en halv meter fra en montør. Det manglet hjelpemann ved rygging.',
    ],
  ],
  52: [
    [
      'Manglende sikring',
      'Heissjakt',
      1,
      'Heissjakt uten sperring',
      'Rekkverket foran heissjakten i 3. etasje var tatt ned for innløfting og ikke satt opp igjen.',
    ],
    [
      'Strøm eller provisorisk anlegg',
      'Kjeller',
      2,
      'Skadet skjøteledning i vann',
      'Ledningen lå i en vanndam ved pumpesumpen. Kappen er skadet. Koblet fra og merket.',
    ],
    [
      'Dårlig lys',
      'Parkeringskjeller',
      3,
      'Byggelys er ute i parkeringskjelleren',
      'Halvparten av lysene er ute. Det er mørkt ved trappen.',
    ],
    [
      'Manglende rydding',
      'Trapperom',
      3,
      'Spiker og plank i trappen',
      'Forskalingsmaterialer med spiker ligger i trappeløpet.',
    ],
  ],
  53: [
    [
      'Manglende verneutstyr',
      'Fasade',
      2,
      'Kapping uten vernebriller',
      'To personer kappet plater uten briller og hørselvern. Snakket med på stedet.',
    ],
    [
      'Feil bruk av utstyr',
      'Bad',
      2,
      'Gardintrapp brukt på paller',
      'Trappen sto oppå to paller for å nå himlingen.',
    ],
  ],
  54: [
    [
      'Kutt',
      'Kjøkken',
      2,
      'Kutt i hånd ved tilpasning av list',
      'Kniven glapp. Kuttet ble renset og teipet på riggen. Ikke behov for lege.',
    ],
  ],
  55: [
    [
      'Vannlekkasje',
      'Bad',
      1,
      'Vannlekkasje fra kobling',
      'Koblingen løsnet i helgen, og vannet rant ned til etasjen under. Stengt og sugd opp.',
    ],
    [
      'Vær og vind',
      'Fasade',
      2,
      'Stillasduk revet løs i vinden',
      'Duken slo mot fasaden hele natten og har laget merker i platene.',
    ],
  ],
  56: [
    [
      'Støv',
      'Utomhus',
      3,
      'Støv til naboen ved betongkapping',
      'Kappingen ble gjort uten vann. Naboen har klaget.',
    ],
    [
      'Utslipp',
      'Riggområde',
      2,
      'Hydraulikkolje på bakken',
      'Omtrent to liter fra en slange på gravemaskinen. Absorbent er lagt ut.',
    ],
  ],
};
