import { file } from './file';
import { route } from './route';

/** What the files are called when they are saved. */
export const ownDataName = 'mine-data-byggtun.json';
export const ownPaperName = 'mine-data-byggtun.pdf';

/** What is said of it (our own). */
export const ownDataTexts = {
  notOnKiosk: 'Mine data kan ikke lagres på en kiosk. Bruk din egen telefon eller pc.',
} as const;

/**
 * All that is stored of the caller, as one JSON file (docs/product/profile.md#own-data): under `data` each kind of record by its Norwegian name,
 * under `oppbevaring` how long it is kept. 403 on a kiosk.
 */
export const getOwnData = route({
  method: 'GET',
  path: '/user/contactperson/data',
  summary: 'Alt som er lagret om meg',
  tag: 'Bruker',
  file: 'application/json',
  answer: file,
});

/** The same as PDF, to be read; of much there is of one kind, the beginning. 403 on a kiosk, 429 when too many of the caller's documents wait. */
export const printOwnData = route({
  method: 'GET',
  path: '/user/contactperson/data/pdf',
  summary: 'Alt som er lagret om meg, som PDF',
  tag: 'Bruker',
  file: 'application/pdf',
  answer: file,
});
