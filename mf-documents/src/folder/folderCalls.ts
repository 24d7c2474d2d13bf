import type { getFolder, getHouseBlueprints } from '@byggtun/shared/contract/document';
import { ask, type AskedCall } from '@byggtun/shared/portal/prefetch';

import { numberIn } from '../numberIn';
import { folderUse, type FolderUseName } from './folderUse';

type Params = Readonly<Record<string, string | undefined>>;

/** The call of the folder that an address names, and its input; undefined when it names none. */
export function folderCall(name: FolderUseName, params: Params) {
  const use = folderUse[name];
  const id = numberIn(params.id);
  const houseId = numberIn(params.houseId);
  if (id === undefined || (name === 'building' && houseId === undefined)) return undefined;
  // All of them answer a folder; their inputs are written by the use.
  return params.uuid === undefined
    ? {
        route: use.route as typeof getHouseBlueprints,
        input: { params: { id, ...(houseId !== undefined && { houseId }) } } as {
          params: { id: number; houseId: number };
        },
      }
    : { route: use.folderRoute as typeof getFolder, input: { params: { id, uuid: params.uuid } } };
}

/** What the page of a folder asks first, beside its code. */
export const firstFolderCalls =
  (name: FolderUseName) =>
  ({ params }: { params: Params }): AskedCall[] => {
    const asked = folderCall(name, params);
    return asked ? [ask(asked.route as typeof getFolder, asked.input as never)] : [];
  };
