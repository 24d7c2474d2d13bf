import type { Some, Trade } from '../../../../record/demo/trade';
import type { CaseText } from './caseText';

/** Complaints by trade. */
export const complaintTexts: Record<Trade, Some<CaseText>> = {
  carpentry: [
    [
      'Knirk i parkett {room}',
      'Gulvet knirker tydelig når vi går over det, mest midt på gulvet. Det har blitt verre etter at varmen ble slått på.',
    ],
    ['Sprekk i listverk {room}', 'Gulvlisten har sluppet i hjørnet og det er en glipe på 4–5 mm mot {wall}.'],
    [
      'Dørblad tar i karmen {room}',
      'Døren går tungt og tar i karmen oppe på låssiden. Må løftes for å lukkes.',
    ],
    ['Skjev overgangslist {room}', 'Overgangslisten ligger skjevt og stikker opp, vi snubler i den.'],
    [
      'Glipe mellom parkettbord {room}',
      'Det har åpnet seg en glipe på ca. 3 mm mellom to bord langs {wall}.',
    ],
    [
      'Løst rekkverk på balkongen',
      'Rekkverket gir etter når vi lener oss mot det. Den ene bolten ser ut til å mangle mutter.',
    ],
    [
      'Kjøkkenfront henger skjevt',
      'To av skuffefrontene er ikke i lodd, og den nederste skuffen går ikke helt inn.',
    ],
    ['Innerdør mangler dørstopper {room}', 'Dørhåndtaket slår i {wall} og har laget merke i malingen.'],
    ['Skade i trappetrinn', 'Hakk i forkant av tredje trinn nedenfra, var der ved overtakelse.'],
    ['Garderobeskap er ikke festet {room}', 'Skapet står løst og vipper når dørene åpnes.'],
  ],
  electricity: [
    ['Stikkontakt uten strøm {room}', 'Den doble kontakten ved {wall} er død. Sikringen er ikke gått.'],
    ['Spotter blinker {room}', 'Lysene blinker når de dimmes under halv styrke.'],
    ['Ringeklokke virker ikke', 'Ingen lyd i callinganlegget når det ringes på nede. Døråpneren virker.'],
    [
      'Varmekabel blir ikke varm {room}',
      'Termostaten viser at den varmer, men gulvet er kaldt etter to døgn.',
    ],
    [
      'Jordfeilbryter slår ut',
      'Jordfeilbryteren slår ut et par ganger i uken, oftest når vaskemaskinen går.',
    ],
    ['Manglende deksel på koblingsboks {room}', 'Koblingsboksen i taket står åpen, deksel mangler.'],
    [
      'Røykvarsler piper uten grunn',
      'Varsleren i gangen piper flere ganger om natten selv om den er koblet på nettet.',
    ],
    ['Lysbryter sitter løst {room}', 'Bryteren følger med ut når vi trykker på den.'],
    ['Utelampe tar inn vann', 'Det står vann i kuppelen på lampen ved inngangsdøren.'],
    ['Feil merking i sikringsskapet', 'Kurs 7 og 9 er byttet om i kursfortegnelsen.'],
  ],
  plumbing: [
    [
      'Drypp fra blandebatteri {room}',
      'Kranen drypper hele tiden, ca. en dråpe i sekundet, også når den er helt igjen.',
    ],
    [
      'Treg avløp i dusjen',
      'Vannet blir stående over sluket etter et par minutters dusjing. Vi har renset vannlåsen selv.',
    ],
    [
      'Lekkasje under kjøkkenvask',
      'Det er fuktig i benkeskapet under vasken, det drypper fra koblingen til oppvaskmaskinen.',
    ],
    ['Toalett renner kontinuerlig', 'Sisternen fyller på hele tiden, vi hører det gjennom veggen om natten.'],
    ['Ikke varmtvann i dusjen', 'Det blir aldri mer enn lunkent i dusjen, mens det er varmt i servanten.'],
    ['Slår i rørene', 'Kraftige smell i veggen når vi stenger kranen på kjøkkenet.'],
    ['Vannmåler viser feil', 'Måleren teller selv om alle kraner er stengt.'],
    ['Lukt fra sluk {room}', 'Kloakklukt fra sluket, særlig om morgenen.'],
    ['Løs servant', 'Servanten har løsnet fra {wall}, silikonen har sprukket i hele bredden.'],
    ['Fordelerskap mangler merking', 'Ingen av kursene i fordelerskapet er merket.'],
  ],
  paint: [
    ['Sprekk i sparkel {room}', 'Det går en sprekk fra vinduet og opp til taket, ca. 60 cm lang.'],
    ['Manglende strøk {room}', 'Underlaget skinner gjennom på {wall}, det ser ut til å mangle et strøk.'],
    ['Malingssøl på parkett {room}', 'Små hvite flekker langs gulvlisten.'],
    [
      'Fargeforskjell på vegg {room}',
      'Flekket etter reparasjon, fargen er tydelig mørkere enn resten av veggen.',
    ],
    ['Skjold i tak {room}', 'Gulaktig skjold i taket, ca. 20 cm i diameter. Det er tørt.'],
    ['Merker etter stillas på fasaden', 'Det er fire umalte hull etter stillasfester ved balkongen vår.'],
    ['Flassing på listverk {room}', 'Malingen flasser av på innsiden av listen.'],
    ['Synlig skjøt i tapet {room}', 'Strien har sluppet i skjøten nederst på {wall}.'],
  ],
  ventilation: [
    ['Støy fra ventil {room}', 'Kraftig sus fra ventilen i taket, vi får ikke sove med døren lukket.'],
    ['Kjøkkenhette trekker ikke', 'Hetten suger nesten ikke, dampen blir stående i rommet.'],
    ['Kondens på innsiden av vinduer', 'Mye kondens om morgenen i begge soverom, ventilene er åpne.'],
    ['Aggregat varsler filterbytte', 'Lampen lyser fortsatt etter at filteret ble byttet i forrige måned.'],
    ['Kald luft fra tilluft {room}', 'Det blåser kaldt rett på sofaen. Ettervarmen ser ikke ut til å virke.'],
    ['Lukt fra naboleilighet {room}', 'Matlukt kommer inn gjennom ventilen hver ettermiddag.'],
    ['Ventil mangler {room}', 'Det er bare et hull i taket, ventilen er aldri montert.'],
  ],
  tiles: [
    ['Sprukket flis {room}', 'En av gulvflisene ved sluket er sprukket tvers over.'],
    ['Bom i fliser {room}', 'Det lyder hult under fem–seks fliser ved {wall}.'],
    ['Manglende fuge {room}', 'Fugen har falt ut i hjørnet, ca. 15 cm.'],
    ['Feil fall mot sluk', 'Vannet samler seg ved døren i stedet for å renne til sluket.'],
    ['Misfarget fuge {room}', 'Fugene er flekkete og mye mørkere enn på prøven vi valgte.'],
    ['Saltutslag på forblending', 'Hvite utslag på teglen ved inngangen.'],
    ['Silikonfuge har sluppet {room}', 'Silikonen mellom gulv og vegg har løsnet på den ene siden.'],
    ['Ujevn flislegging {room}', 'Kanten stikker opp 2–3 mm, vi slår tærne i den.'],
  ],
  windows: [
    ['Trekk fra vindu {room}', 'Vi kjenner trekk nederst i rammen når det blåser.'],
    [
      'Ripe i glass {room}',
      'En ripe på ca. 12 cm midt i glasset, sees godt i motlys. Meldt ved overtakelse.',
    ],
    ['Balkongdør går tungt', 'Døren må løftes for å låses, og tetningslisten har løsnet nederst.'],
    ['Punktert rute {room}', 'Det er dugg mellom glassene.'],
    ['Ytterdør tetter ikke', 'Vi ser lys under døren, og det er kaldt i gangen.'],
    ['Vindushåndtak er løst {room}', 'Håndtaket roterer uten at vinduet låses.'],
    ['Sylinder i ytterdør går tregt', 'Nøkkelen må vris hardt, og en gang satte den seg helt fast.'],
    ['Manglende barnesikring {room}', 'Vinduet kan åpnes helt, sperren er ikke montert.'],
  ],
};

/** Where it is; fills `{room}`. */
export const rooms: Some<string> = [
  'på badet',
  'på kjøkkenet',
  'i stua',
  'i gangen',
  'på hovedsoverommet',
  'på soverom 2',
  'i boden',
  'på gjestetoalettet',
];

/** Fills `{wall}`. */
export const walls: Some<string> = [
  'ytterveggen',
  'veggen mot gangen',
  'veggen mot badet',
  'vindusveggen',
  'den korte veggen',
];
