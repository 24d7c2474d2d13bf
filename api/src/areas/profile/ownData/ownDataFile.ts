import type { OwnData } from './findOwnData';
import { retention } from './retention';

/** All that is stored of a person, for machines: by kind, and how long it is kept. */
export const ownDataFile = ({ records }: OwnData, madeAt: Date): object => ({
  laget: madeAt.toISOString(),
  data: Object.fromEntries(records.map(({ table: { title }, rows }) => [title, rows])),
  oppbevaring: retention,
});
