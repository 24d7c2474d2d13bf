import type { Some } from '../../../../record/demo/trade';
import { cleanUp, list, photos, type SelfCheckText } from './selfCheckText';

/** Self-checks of electricians. */
export const electricityChecks: Some<SelfCheckText> = [
  {
    name: 'Skjult elektrisk anlegg før lukking',
    activities: [
      ['Rør og bokser er festet', '<p>Festeavstand høyst 600 mm, bokser i flukt med ferdig vegg.</p>'],
      [
        'Brannskiller er tettet etter gjennomføring',
        list('Tettes med:', 'godkjent masse', 'merking med dato og navn'),
      ],
      ['Dampsperre er tett rundt bokser', ''],
      photos,
    ],
  },
  {
    name: 'Sluttkontroll av leilighet, elektro',
    activities: [
      [
        'Isolasjonsmotstand er målt',
        '<p>Minst <strong>1 MΩ</strong> mellom fase og jord. Skriv målt verdi i kommentaren.</p>',
      ],
      ['Kontinuitet i jordleder er målt', ''],
      ['Jordfeilbryter er prøvd', '<p>Utløser innen 300 ms.</p>'],
      ['Kursfortegnelse er fylt ut', ''],
      ['Alle uttak og lys er prøvd', ''],
      cleanUp,
    ],
  },
];

/** Self-checks of plumbers. */
export const plumbingChecks: Some<SelfCheckText> = [
  {
    name: 'Trykkprøving av rør-i-rør',
    activities: [
      ['Anlegget er skylt og luftet', ''],
      [
        'Trykkprøve er utført',
        '<p>15 bar i 30 minutter uten trykkfall. Skriv start- og sluttrykk i kommentaren.</p>',
      ],
      ['Fordelerskap har drenering til rom med sluk', ''],
      ['Rørene er merket i skapet', ''],
      photos,
    ],
  },
  {
    name: 'Montering av sanitærutstyr',
    activities: [
      ['Klosett er festet og fuget', ''],
      ['Blandebatteri er prøvd, varmt og kaldt', '<p>Temperaturen er høyst 55 °C ved tappested.</p>'],
      ['Vannlås er tett', ''],
      ['Stengeventiler er tilgjengelige', ''],
      cleanUp,
    ],
  },
];

/** Self-checks of tilers. */
export const tileChecks: Some<SelfCheckText> = [
  {
    name: 'Membran og sluk, bad',
    activities: [
      ['Underlaget er rent, tørt og fast', '<p>Restfukt under produsentens grense.</p>'],
      [
        'Fall mot sluk er kontrollert',
        list('Mål med rettholt:', '1:50 i dusjsonen', '1:100 i resten av rommet'),
      ],
      ['Klemring er montert i sluk', ''],
      ['Membrantykkelse er målt', '<p>Minst 1 mm tørr film, målt på tre steder.</p>'],
      ['Mansjetter er montert på alle rør', ''],
      photos,
    ],
  },
  {
    name: 'Flislegging og fuging',
    activities: [
      ['Fliser er uten bom', '<p>Bank over flaten. Bom i mer enn 5 % av flisen byttes.</p>'],
      ['Fuger er hele og jevne', ''],
      ['Mykfuge i hjørner og overganger', ''],
      cleanUp,
    ],
  },
];

/** Self-checks of painters. */
export const paintChecks: Some<SelfCheckText> = [
  {
    name: 'Overflatebehandling av vegger',
    activities: [
      ['Underlag er sparklet og slipt', '<p>Kontroller i sidelys.</p>'],
      ['Grunning er tørr', ''],
      ['To strøk uten skjolder', ''],
      ['Overgang mot tak og listverk er rett', ''],
      cleanUp,
    ],
  },
  {
    name: 'Maling av listverk',
    activities: [['Spikerhull er sparklet', ''], ['Ingen rennere eller bust', ''], cleanUp],
  },
];

/** Self-checks of who ventilates. */
export const ventilationChecks: Some<SelfCheckText> = [
  {
    name: 'Innregulering av ventilasjon',
    activities: [
      ['Kanaler er rengjort', ''],
      [
        'Luftmengder er målt',
        list('Mål og noter i kommentaren:', 'tilluft i oppholdsrom', 'avtrekk på bad og kjøkken'),
      ],
      ['Filter er satt inn', ''],
      ['Aggregatet går uten ulyd', '<p>Høyst 30 dB(A) i soverom.</p>'],
    ],
  },
  {
    name: 'Kanaler før lukking',
    activities: [
      ['Kanaler er festet og isolert', ''],
      ['Brannspjeld er tilgjengelig og merket', ''],
      ['Ender er blindet mot støv', ''],
      photos,
    ],
  },
];
