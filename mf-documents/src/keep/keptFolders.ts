import { type KeptFolder, keptFolder } from '@byggtun/shared/contract/keptFolder';
import { keepFileNote, readFileNotes, removeKeptFiles } from '@byggtun/shared/portal/keptFiles';

import { pathOf, type Place } from './walkFolder';

/** What one of the kept folders is doing. */
export interface Keeping {
  /** Files that have come, of so many. */
  done: number;
  of: number;
}

interface State {
  /** Undefined until the device has been asked. */
  folders: readonly KeptFolder[] | undefined;
  /** By the address of the folder. */
  keeping: Readonly<Record<string, Keeping>>;
}

let state: State = { folders: undefined, keeping: {} };
let readFor: string | undefined;
const listeners = new Set<() => void>();

function become(next: Partial<State>): void {
  state = { ...state, ...next };
  listeners.forEach((listener) => listener());
}

/** What is kept on this device, shaped for `useSyncExternalStore`. */
export const keptState = {
  get: (): State => state,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

/** Reads what is kept for a person; what an older portal has written otherwise counts for nothing. */
export async function readFolders(owner: string): Promise<readonly KeptFolder[]> {
  const notes = await readFileNotes(owner);
  const folders = notes.flatMap((note) => keptFolder.safeParse(note).data ?? []);
  readFor = owner;
  become({ folders });
  return folders;
}

/** Reads it once for a page. */
export async function readFoldersOnce(owner: string): Promise<void> {
  if (readFor !== owner) await readFolders(owner);
}

/** Says how far the files of a folder have come; undefined when that is over. */
export function sayKeeping(path: string, keeping: Keeping | undefined): void {
  const others = Object.entries(state.keeping).filter(([one]) => one !== path);
  become({ keeping: Object.fromEntries(keeping ? [...others, [path, keeping]] : others) });
}

/** The note of a folder, as it is on the device now. */
export const findFolder = async (owner: string, path: string): Promise<KeptFolder | undefined> =>
  (await readFolders(owner)).find((one) => one.path === path);

/** Notes how far the files of a folder have come, while they come. */
export async function noteProgress(owner: string, note: KeptFolder): Promise<void> {
  await keepFileNote(owner, note.path, note);
  await readFolders(owner);
}

/**
 * Notes a folder as it is kept now, or that it is no longer; its files that no kept folder has go, also those that came after its last note
 * in a tab that was closed.
 */
export async function noteFolder(owner: string, path: string, note: KeptFolder | undefined): Promise<void> {
  const before = await findFolder(owner, path);
  await keepFileNote(owner, path, note);
  const after = await readFolders(owner);
  const needed = new Set(after.flatMap(({ here }) => here));
  const gone = before?.files.map(({ guid }) => guid).filter((guid) => !needed.has(guid));
  await removeKeptFiles(owner, gone ?? []);
}

/** The kept folder that has this page, itself or as one under it. */
export const folderWith = (folders: readonly KeptFolder[] | undefined, path: string) =>
  folders?.find((one) => one.path === path && !one.declined) ?? folders?.find((one) => path in one.folders);

/** As what a folder is kept because it was opened; null of those that never are. */
export const unaskedUse = ({ use, uuid }: Place): KeptFolder['unasked'] =>
  uuid === undefined && (use === 'hms' || use === 'building') ? use : null;

/** Of a folder that would be kept because it was opened: that the person will not have it; undefined of those that never are. */
export function declinedNote(place: Place): KeptFolder | undefined {
  const unasked = unaskedUse(place);
  if (!unasked) return undefined;
  const empty = { title: '', projectName: '', at: Date.now(), folders: {}, files: [], here: [] };
  return { ...empty, path: pathOf(place), place, unasked, declined: true };
}

/** Whether all its files are here. */
export const isWhole = ({ files, here }: KeptFolder): boolean => here.length === files.length;

/** Bytes of the files that are here, each once. */
export function bytesOf(folders: readonly KeptFolder[]): number {
  const sizes = new Map<string, number>();
  for (const { files, here } of folders)
    for (const { guid, size } of files) if (here.includes(guid)) sizes.set(guid, size);
  return [...sizes.values()].reduce((sum, size) => sum + size, 0);
}
