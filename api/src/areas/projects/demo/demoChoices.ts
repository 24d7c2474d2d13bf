/** An option as it is offered, or a change as it is asked for: phase, code, what it is, price of one in kroner, how many at most. */
type Option = readonly [phase: string, code: string, name: string, price: number, most: number];

const walls = 'Fase 1 – Planløsning og elektro';
const kitchen = 'Fase 2 – Kjøkken og bad';
const floors = 'Fase 3 – Gulv, dører og maling';

/** What customers choose beyond the standard, phase by phase. */
export const demoOptions: readonly [Option, ...Option[]] = [
  [walls, 'P-101', 'Sammenslåing av stue og soverom 2, vegg utgår', 8_900, 1],
  [walls, 'P-104', 'Skyvedør innfelt i vegg mellom stue og soverom', 21_500, 1],
  [walls, 'E-110', 'Ekstra dobbelt stikkontakt', 1_250, 6],
  [walls, 'E-114', 'LED-downlights i entré og bad, dimbare, 6 stk', 14_800, 1],
  [walls, 'E-118', 'Lading av elbil klargjort på egen plass, 11 kW', 18_900, 1],
  [kitchen, 'K-201', 'Kjøkkenfront i malt MDF med profil, salviegrønn', 24_600, 1],
  [kitchen, 'K-205', 'Benkeplate i kompositt 20 mm, lys grå', 19_400, 1],
  [kitchen, 'K-209', 'Integrert vinskap 60 cm', 12_900, 1],
  [kitchen, 'K-212', 'Induksjonstopp med integrert ventilator', 31_700, 1],
  [kitchen, 'B-220', 'Flis 60 × 60 cm på gulv og vegg, beige travertin', 27_300, 1],
  [kitchen, 'B-224', 'Regndusj med innebygd termostat, børstet messing', 16_200, 1],
  [kitchen, 'B-227', 'Servantskap 120 cm med dobbel servant', 13_950, 1],
  [floors, 'G-301', 'Eikeparkett 14 mm, fiskebensmønster, hvitoljet', 42_800, 1],
  [floors, 'G-304', 'Eikeparkett 14 mm, énstavs, matt lakk', 18_600, 1],
  [floors, 'D-310', 'Innerdør i massiv eik i stedet for hvit', 5_400, 5],
  [floors, 'D-313', 'Glassfelt i dør mellom entré og stue', 7_800, 1],
  [floors, 'M-320', 'Maling i valgt farge, pris for hvert rom', 2_900, 4],
];

/** What is asked for after the contract. */
export const demoChanges: readonly [Option, ...Option[]] = [
  [walls, 'T-001', 'Flytting av stikkontakt 40 cm mot vindu', 1_900, 1],
  [walls, 'T-004', 'Baderomsdør snus til høyrehengslet', 2_400, 1],
  [kitchen, 'T-007', 'Oppvaskmaskin flyttes til høyre for vasken', 3_600, 1],
  [floors, 'T-011', 'Terskel utgår mellom stue og gang', 0, 1],
  [floors, 'T-012', 'Garderobeskap utgår, fratrekk', -6_500, 1],
];

type Colour = readonly [code: string, name: string];

/** Codes of the Natural Colour System with the names that customers choose by; the first is that of ceilings. */
export const demoColours: readonly [Colour, ...Colour[]] = [
  ['S 0500-N', 'Klassisk hvit'],
  ['S 0502-Y', 'Eggehvit'],
  ['S 1000-N', 'Lys grå'],
  ['S 1505-Y20R', 'Lin'],
  ['S 2005-Y30R', 'Varm beige'],
  ['S 2005-Y60R', 'Pudderrosa'],
  ['S 2502-B', 'Skifergrå'],
  ['S 3010-G20Y', 'Salviegrønn'],
  ['S 3020-R90B', 'Støvblå'],
  ['S 4010-Y50R', 'Terrakotta'],
  ['S 6020-G10Y', 'Skoggrønn'],
  ['S 7010-R90B', 'Midnattsblå'],
];
