import type { ItemText } from './templateText';

const dry: readonly ItemText[] = [
  [9, 'Vegger er uten skader, riper og flekker', '<p>Se i sidelys fra <strong>1,5 meter</strong>.</p>'],
  [9, 'Himling er jevn og uten sprekker'],
  [9, 'Gulv er uten riper og knirker ikke'],
  [9, 'Listverk er hel og fuget'],
  [9, 'Dør går lett og lukker tett'],
  [9, 'Vindu åpner, lukker og er uten riper'],
  [0, 'Alle stikkontakter er prøvd'],
  [0, 'Lys tenner'],
  [9, 'Ventiler er montert og rene'],
  [3, 'Dette må utbedres', ['Maling', 'Sparkling', 'Gulv', 'Listverk', 'Dør', 'Vindu', 'Elektro']],
  [5, 'Bilder av rommet'],
  [8, 'Merknader'],
];

const wet: readonly ItemText[] = [
  [9, 'Fliser er uten bom og sprekker', '<p>Bank over flaten med skaftet på en skrutrekker.</p>'],
  [9, 'Fuger er hele, mykfuge i alle hjørner'],
  [0, 'Vannet renner mot sluk'],
  [7, 'Fall i dusjsonen i centimeter per meter'],
  [9, 'Blandebatteri gir varmt og kaldt vann'],
  [9, 'Klosett er fast og spyler'],
  [9, 'Servant og vannlås er tette'],
  [9, 'Dusjvegger er rette og hele'],
  [0, 'Avtrekk suger', '<p>Et ark blir hengende på ventilen.</p>'],
  [2, 'Sluk', ['Rent og tilgjengelig', 'Må rengjøres', 'Ikke tilgjengelig']],
  [9, 'Varme i gulvet virker'],
  [5, 'Bilder av rommet'],
  [8, 'Merknader'],
];

const kitchen: readonly ItemText[] = [
  [9, 'Fronter er like, uten riper og rett justert'],
  [9, 'Benkeplate er hel og tett mot vegg'],
  [9, 'Skuffer og dører har demping'],
  [9, 'Blandebatteri og avløp er tette'],
  [3, 'Hvitevarer som er prøvd', ['Platetopp', 'Stekeovn', 'Kjøleskap', 'Oppvaskmaskin', 'Ventilator']],
  [0, 'Komfyrvakt og lekkasjestopper er prøvd'],
  ...dry,
];

const outside: readonly ItemText[] = [
  [9, 'Rekkverk er fast', '<p>Minst <strong>1,0 meter</strong> fra gulv.</p>'],
  [9, 'Dekke er helt og har fall fra vegg'],
  [9, 'Dør og terskel er tette'],
  [0, 'Utvendig stikkontakt virker'],
  [5, 'Bilder av balkongen'],
  [8, 'Merknader'],
];

/** The rooms of an apartment, with what is looked at in each when it is handed over. */
export const rooms: Readonly<Record<string, readonly ItemText[]>> = {
  Entré: dry,
  Stue: dry,
  Kjøkken: kitchen,
  Bad: wet,
  'Soverom 1': dry,
  'Soverom 2': dry,
  Bod: dry.slice(0, 9),
  Balkong: outside,
};
