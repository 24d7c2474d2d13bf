import { isAddress } from '../release/store/address';
import type { Settings } from '../settings/settings';
import { blobFiles } from './blobFiles';
import { diskFiles } from './diskFiles';
import type { FileStore } from './fileStore';

/** Opens the store of the settings: a folder, or a container of Azure Blob. */
export const openFiles = ({
  files,
  filesConnection,
}: Pick<Settings, 'files' | 'filesConnection'>): FileStore =>
  isAddress(files) ? blobFiles(new URL(files), filesConnection) : diskFiles(files);
