/** The file that says what is live. */
export const statePath = 'registry.json';

/** The folder of the flips, one file each. */
export const historyFolder = 'history';

/** The record of a flip; numbers are padded so that names sort as numbers do. @param revision that it led to */
export const historyPath = (revision: number): string =>
  `${historyFolder}/${String(revision).padStart(9, '0')}.json`;

/** The folder of one version of an area, or of the shell. */
export const releaseFolder = (name: string, version: string): string =>
  name === 'shell' ? `shell/${version}` : `remotes/${name}/${version}`;

/** Where a file of a release lies. The shell's hashed files are one pool for all versions, so that browsers keep what has not changed. */
export const pathOf = (name: string, version: string, file: string): string =>
  name === 'shell' && file.startsWith('assets/')
    ? `shell/${file}`
    : `${releaseFolder(name, version)}/${file}`;
