import { file } from './file';
import { route } from './route';

/** What the file is called when it is saved. */
export const ownDataName = 'mine-data-byggtun.json';

/**
 * All that is stored of the caller, as one JSON file (docs/product/profile.md#own-data): under `data` each kind of record by its Norwegian name,
 * under `oppbevaring` how long it is kept.
 */
export const getOwnData = route({
  method: 'GET',
  path: '/user/contactperson/data',
  summary: 'Alt som er lagret om meg',
  tag: 'Bruker',
  file: 'application/json',
  answer: file,
});
