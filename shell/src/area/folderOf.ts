import type { PickedArea } from './knownArea';

/** Address of the folder of an area's version, with a slash at the end. */
export const folderOf = ({ entry }: Pick<PickedArea, 'entry'>): string =>
  entry.slice(0, entry.lastIndexOf('/') + 1);
