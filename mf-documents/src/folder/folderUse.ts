import {
  getBlueprints,
  getDocumentFolder,
  getDocuments,
  getFolder,
  getHmsPlan,
  getHouseBlueprints,
} from '@byggtun/shared/contract/document';
import { paths } from '@byggtun/shared/contract/paths';

/** Where a folder is: its project, of drawings the house, and its key unless it is the root. */
export interface FolderPlace {
  projectId: number;
  houseId?: number | undefined;
  uuid?: string | undefined;
}

/** What differs between the four uses of folders (docs/product/documents.md#folders-and-files). */
export interface FolderUse {
  /** The call of the root and its input. */
  route: typeof getDocuments | typeof getHmsPlan | typeof getBlueprints | typeof getHouseBlueprints;
  folderRoute: typeof getDocumentFolder | typeof getFolder;
  pathOf: (place: FolderPlace) => string;
  /** A press on a file shows what can be shown, or saves every file. */
  press: 'show' | 'save';
  /** Said of a folder without anything in it. */
  empty: string;
}

const noDrawings = 'Det er ingen tegninger her ennå.';

/** The uses. */
export const folderUse = {
  documents: {
    route: getDocuments,
    folderRoute: getDocumentFolder,
    pathOf: ({ projectId, uuid }) => paths.projectDocuments(projectId, uuid),
    press: 'show',
    empty: 'Det er ingen dokumenter her ennå.',
  },
  hms: {
    route: getHmsPlan,
    folderRoute: getFolder,
    pathOf: ({ projectId, uuid }) => paths.projectHms(projectId, uuid),
    press: 'show',
    empty: 'Prosjektet har ingen dokumenter i HMS-planen her ennå.',
  },
  blueprints: {
    route: getBlueprints,
    folderRoute: getFolder,
    pathOf: ({ projectId, uuid }) => paths.projectBlueprints(projectId, uuid),
    press: 'save',
    empty: noDrawings,
  },
  building: {
    route: getHouseBlueprints,
    folderRoute: getFolder,
    pathOf: ({ projectId, houseId = 0, uuid }) => paths.houseBlueprints(projectId, houseId, uuid),
    press: 'save',
    empty: noDrawings,
  },
} as const satisfies Record<string, FolderUse>;

/** One of them. */
export type FolderUseName = keyof typeof folderUse;
