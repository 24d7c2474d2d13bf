import { rooms } from './rooms';
import type { TemplateText } from './templateText';

/** What is gone through together with the customer. */
export const handoverTemplates: readonly TemplateText[] = [
  {
    name: 'Overtakelse av leilighet',
    level: 3,
    trade: 1,
    discrepancy: 1,
    isSigned: true,
    sections: {
      Oppmøte: [
        [4, 'Dato for overtakelsen'],
        [1, 'Hvem møter for kjøper'],
        [0, 'Legitimasjon er kontrollert'],
        [0, 'Sluttoppgjør er bekreftet betalt', '<p>Nøkler gis <strong>aldri</strong> ut før betaling.</p>'],
        [2, 'Ferdigattest eller brukstillatelse', ['Ferdigattest', 'Midlertidig brukstillatelse', 'Mangler']],
        [8, 'Hva ble avtalt på forhåndsbefaringen'],
      ],
      ...rooms,
      'Nøkler og målere': [
        [6, 'Antall nøkler til leilighet'],
        [6, 'Antall nøkler til postkasse'],
        [6, 'Antall portåpnere'],
        [1, 'Målernummer strøm'],
        [7, 'Målerstand strøm i kWh'],
        [1, 'Målernummer varmtvann'],
        [7, 'Målerstand varmtvann i m³'],
        [5, 'Bilder av målerne'],
        [
          0,
          'FDV-dokumentasjon er gjennomgått',
          '<p>Vis hvor den ligger, og hvordan ventilasjonen betjenes.</p>',
        ],
        [3, 'Vist frem i felles arealer', ['Bod', 'Parkering', 'Avfallsrom', 'Sykkelrom', 'Rømningsvei']],
      ],
      Avslutning: [
        [2, 'Leiligheten overtas', ['Uten merknader', 'Med merknader', 'Ikke overtatt']],
        [4, 'Frist for utbedring'],
        [7, 'Beløp som holdes tilbake'],
        [8, 'Felles kommentar til protokollen'],
      ],
    },
  },
  {
    name: 'Ettårsbefaring',
    level: 3,
    trade: 1,
    discrepancy: 1,
    isSigned: true,
    sections: {
      Befaring: [
        [4, 'Dato for befaringen'],
        [1, 'Hvem var til stede'],
        [0, 'Protokollen fra overtakelsen er gjennomgått'],
      ],
      'Svinn og sprekker': [
        [9, 'Sprekker mellom vegg og himling', '<p>Svinn under 2 mm regnes som normalt første år.</p>'],
        [9, 'Sprekker i hjørner'],
        [9, 'Gulvlister slutter mot gulv'],
        [9, 'Parkett er uten glipper'],
        [7, 'Største sprekk i millimeter'],
        [5, 'Bilder av sprekker'],
      ],
      'Vinduer og dører': [
        [9, 'Vinduer er justert'],
        [9, 'Balkongdør er tett'],
        [9, 'Ytterdør lukker av seg selv'],
        [9, 'Pumpe på dør går jevnt'],
        [2, 'Punkterte ruter', ['Ingen', 'Én', 'Flere']],
      ],
      Våtrom: [
        [9, 'Mykfuger er hele'],
        [9, 'Sluk er rengjort'],
        [0, 'Fukt er målt'],
        [7, 'Målt fukt i prosent'],
        [9, 'Silikon rundt dusj og servant'],
        [8, 'Merknader fra beboer'],
      ],
      'Ventilasjon og varme': [
        [9, 'Filter er byttet'],
        [9, 'Aggregat går uten ulyd'],
        [6, 'Antall ganger filter er byttet'],
        [9, 'Termostater virker'],
        [3, 'Rom som er for kalde', ['Stue', 'Kjøkken', 'Bad', 'Soverom']],
      ],
      Oppfølging: [
        [2, 'Befaringen avsluttes', ['Uten merknader', 'Med reklamasjoner']],
        [4, 'Frist for utbedring'],
        [8, 'Avtalt med beboer'],
      ],
    },
  },
];
