import { type DocumentFolder, type getFolder } from '@byggtun/shared/contract/document';
import { call, type CallTarget } from '@byggtun/shared/http/call';

import { folderCall } from '../folder/folderCalls';
import { folderUse, type FolderUseName } from '../folder/folderUse';

/** So many folders are kept with one at most; each is asked for anew when it is refreshed. */
const most = 500;

/** A folder by its place. */
export interface Place {
  use: FolderUseName;
  projectId: number;
  houseId?: number | undefined;
  /** Undefined of a root. */
  uuid?: string | undefined;
}

/** The address of its page. */
export const pathOf = ({ use, ...place }: Place): string => folderUse[use].pathOf(place);

/**
 * Asks for a folder and all that lie under it.
 * @returns their answers by the addresses of their pages, the folder itself first, and whether there are more than are kept
 * @throws CallError, and the signal's reason when it is given up
 */
export async function walkFolder(target: CallTarget, place: Place, signal: AbortSignal) {
  let isCut = false;
  const found: Record<string, DocumentFolder> = {};
  const waiting = [place];
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    isCut = Object.keys(found).length >= most;
    if (isCut) break;
    const { use, projectId, houseId, uuid } = next;
    const asked = folderCall(use, { id: String(projectId), houseId: houseId?.toString(), uuid });
    if (!asked) break;
    const answer: DocumentFolder = await call(target, asked.route as typeof getFolder, asked.input as never, {
      signal,
    });
    found[pathOf(next)] = answer;
    for (const row of answer.documents) if (row.list) waiting.push({ ...place, uuid: row.uuid });
  }
  return { folders: found, isCut };
}
