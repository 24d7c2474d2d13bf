import type { Some } from '../../../../record/demo/trade';
import { cleanUp, list, photos, type SelfCheckText } from './selfCheckText';

/** Self-checks of the developer's own. */
export const developerChecks: Some<SelfCheckText> = [
  {
    name: 'Ukentlig vernerunde',
    activities: [
      [
        'Rømningsveier er frie og merket',
        list('Gå alle trapperom:', 'ingen lagring', 'nødlys virker', 'skilt er synlige'),
      ],
      [
        'Rekkverk og utsparinger er sikret',
        '<p>Alle åpninger over <strong>2 m</strong> har rekkverk med hånd-, kne- og fotlist.</p>',
      ],
      ['Stillaser har gyldig kontrollskilt', ''],
      ['Slukkeutstyr er på plass', '<p>Brannslukker i hver etasje, kontrollert de siste 12 månedene.</p>'],
      ['Orden på lagerplass og i rigg', ''],
    ],
  },
  {
    name: 'Uavhengig kontroll av våtrom, stikkprøve',
    activities: [
      ['Fall mot sluk er målt', '<p>Minst 25 mm fra overkant sluk til overkant membran ved dør.</p>'],
      ['Mansjetter er kontrollert mot produktdatablad', ''],
      ['Sertifikat for utførende er innhentet', ''],
      photos,
    ],
  },
  {
    name: 'Mottakskontroll av leveranse',
    activities: [
      ['Antall er kontrollert mot følgeseddel', ''],
      ['Emballasje er uskadet', '<p>Skader fotograferes før lossing.</p>'],
      ['Lagret tørt og plant', ''],
    ],
  },
];

/** Self-checks of carpenters. */
export const carpentryChecks: Some<SelfCheckText> = [
  {
    name: 'Vindsperre og tetting',
    activities: [
      [
        'Skjøter er klemt og teipet',
        list(
          'Kontroller hver skjøt:',
          'overlapp minst 150 mm',
          'klemlekt eller godkjent teip',
          'ingen rifter',
        ),
      ],
      [
        'Tetting rundt vinduer og dører',
        '<p>Mansjett eller teip på alle fire sider, se <em>Byggforsk 523.701</em>.</p>',
      ],
      ['Gjennomføringer er tettet med mansjett', ''],
      ['Overgang mot grunnmur er tett', '<p>Svill er lagt på svillemembran, og fugen er komprimert.</p>'],
      photos,
    ],
  },
  {
    name: 'Innvendige skillevegger',
    activities: [
      ['Stenderavstand er c/c 600 mm', '<p>Avvik på mer enn 10 mm rettes før plating.</p>'],
      [
        'Spikerslag for tunge gjenstander',
        list('Sett spikerslag for:', 'overskap', 'radiator', 'håndvask og speil'),
      ],
      ['Isolasjon fyller hele hulrommet', ''],
      ['Lydklasse er ivaretatt mot naboleilighet', '<p>Elastisk fuge mot tilstøtende konstruksjoner.</p>'],
      ['Plater er skrudd etter anvisning', ''],
      cleanUp,
    ],
  },
  {
    name: 'Montering av kjøkken',
    activities: [
      ['Skap er i vater og lodd', '<p>Avvik høyst 1 mm per meter.</p>'],
      ['Fronter er justert med like fuger', ''],
      ['Benkeplate er tettet mot vegg', ''],
      [
        'Komfyrvakt og avløp er kontrollert',
        '<p>Lekkasjestopper er plassert under vask og oppvaskmaskin.</p>',
      ],
      cleanUp,
    ],
  },
  { name: 'Kontroll av fuktinnhold i tre', activities: [] },
];

/** Self-checks of who sets windows. */
export const windowChecks: Some<SelfCheckText> = [
  {
    name: 'Innsetting av vinduer',
    activities: [
      ['Klosset ved hengsler og lukkepunkt', '<p>Bærende klosser står under sidekarm.</p>'],
      ['Vater og lodd er kontrollert', ''],
      [
        'Bunnfylling og fuge er utført',
        list('Fugen bygges slik:', 'bunnfyllingslist', 'elastisk masse', 'dekklist ute'),
      ],
      ['Beslag er prøvd', ''],
      photos,
    ],
  },
  {
    name: 'Innsetting av balkongdør',
    activities: [
      ['Terskelhøyde er høyst 25 mm', ''],
      ['Membran er ført opp mot karm', ''],
      ['Låsen går lett', ''],
      cleanUp,
    ],
  },
];
