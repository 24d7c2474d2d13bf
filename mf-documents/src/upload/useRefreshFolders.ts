import {
  getBlueprints,
  getDocumentFolder,
  getDocuments,
  getFolder,
  getHmsPlan,
  getHouseBlueprints,
  listVersions,
} from '@byggtun/shared/contract/document';
import { listNewestDocuments, searchDocuments } from '@byggtun/shared/contract/documentCalls';
import { useRefreshAll } from '@byggtun/shared/record/useRefreshAll';

const routes = [
  getBlueprints,
  getDocumentFolder,
  getDocuments,
  getFolder,
  getHmsPlan,
  getHouseBlueprints,
  listNewestDocuments,
  listVersions,
  searchDocuments,
];

/** Fetches anew, quietly, what is shown of folders and their documents. */
export const useRefreshFolders = () => useRefreshAll(routes);
