import { getAttachment } from '@byggtun/shared/contract/attachmentCalls';
import type { DocumentFolder } from '@byggtun/shared/contract/document';
import { type KeptFolder, keptLimit, unaskedLimit } from '@byggtun/shared/contract/keptFolder';
import { call, type CallTarget } from '@byggtun/shared/http/call';
import { keepPdfParts } from '@byggtun/shared/pdf/keepPdfParts';
import { keepFile } from '@byggtun/shared/portal/keptFiles';

import { bytesOf, noteFolder, noteProgress, readFolders, sayKeeping } from './keptFolders';
import { pathOf, type Place, walkFolder } from './walkFolder';

/** Who keeps, and what for. */
export interface Keeper {
  owner: string;
  target: CallTarget;
  signal: AbortSignal;
}

const filesIn = (folders: Readonly<Record<string, DocumentFolder>>) =>
  Object.values(folders)
    .flatMap(({ documents }) => documents)
    .flatMap(({ guid, size }) => (guid === null || size === null ? [] : [{ guid, size }]));

const sizeOf = (files: readonly { size: number }[]) => files.reduce((sum, { size }) => sum + size, 0);

/** After so many files it is noted again which are here. */
const noteEvery = 5;

/**
 * Fetches a folder with all that lies under it to this device, or what has changed in it since. What has come stays when it is broken off,
 * by the end of the tab too; of one that was not kept before nothing stays when the person gives it up.
 * @param unasked it is kept because it was opened, which large ones are not
 * @returns how many files came
 * @throws CallError, the signal's reason, and what the device says when it has no room
 */
export async function keepFolder(
  { owner, target, signal }: Keeper,
  place: Place,
  unasked: KeptFolder['unasked'] = null,
): Promise<number> {
  const path = pathOf(place);
  const { folders, isCut } = await walkFolder(target, place, signal);
  const at = Date.now();
  const top = folders[path];
  const files = filesIn(folders);
  if (!top || (unasked && sizeOf(files) > unaskedLimit)) return 0;
  await keepPdfParts().catch(() => undefined);
  const before = await readFolders(owner);
  const was = before.find((one) => one.path === path);
  const present = new Set(before.flatMap(({ here }) => here));
  const here = files.map(({ guid }) => guid).filter((guid) => present.has(guid));
  const coming = files.filter(({ guid }) => !present.has(guid));
  // What this folder no longer has goes with its first note.
  const staying = before.map((one) => (one.path === path ? { ...one, files } : one));
  let room = keptLimit - bytesOf(staying);
  let came = 0;
  const note = (): KeptFolder => ({
    ...{ path, place, unasked, folders, isCut, files, here, at, declined: false },
    title: top.title,
    projectName: top.house ? `${top.project.name}, ${top.house.name}` : top.project.name,
  });
  const lastNote = () => {
    if (!signal.aborted) return note();
    return was && !was.declined ? { ...note(), unasked: was.unasked } : was;
  };
  try {
    await noteFolder(owner, path, note());
    for (const { guid, size } of coming) {
      sayKeeping(path, { done: came, of: coming.length });
      if (size > room) continue;
      const file = await call(target, getAttachment, { params: { bufferGuid: guid } }, { signal });
      await keepFile(owner, guid, file);
      here.push(guid);
      room -= size;
      came += 1;
      if (came % noteEvery === 0) await noteProgress(owner, note());
    }
  } finally {
    await noteFolder(owner, path, lastNote());
    sayKeeping(path, undefined);
  }
  return came;
}
