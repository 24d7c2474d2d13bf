import type { Some } from '../../../../record/demo/trade';
import type { AberrationText } from './aberrationText';
import { deviationTexts } from './deviationTexts';
import { ruhTexts } from './ruhTexts';

/** What is reported, by the id of its type. */
export const aberrationTexts: Readonly<Record<number, Some<AberrationText>>> = {
  ...deviationTexts,
  ...ruhTexts,
};

/** What the responsible writes when an action is treated. */
export const treatedTexts: Some<string> = [
  'Utbedret og kontrollert i dag.',
  'Sikret og ryddet. Tatt opp på morgenmøtet med alle lagene.',
  'Rettet etter tegning, og egenkontrollen er oppdatert.',
  'Utført. Vi har lagt punktet inn i vår egen sjekkliste.',
  'Byttet og testet. Funnet i orden.',
];

/** What is written while an action is open. */
export const openTexts: Some<string> = [
  'Vi ser på det i morgen tidlig.',
  'Midlertidig sikret. Varig løsning kommer når delene er her.',
  'Venter på svar fra rådgiver før vi kan gå videre.',
  'Hvem har nøkkel til rommet? Vi kommer ikke inn.',
];
