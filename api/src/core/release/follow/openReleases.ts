import { join } from 'node:path';

import type { Flip } from '@byggtun/shared/contract/release';
import type { FastifyBaseLogger } from 'fastify';

import type { Settings } from '../../settings/settings';
import { readHistory } from '../readHistory';
import { readAreaRelease, readShellRelease } from '../readRelease';
import { isAddress } from '../store/address';
import { folderStore } from '../store/folderStore';
import { openStore } from '../store/openStore';
import { type BringFiles, bringFiles } from './bringFiles';
import { followReleases } from './followReleases';
import type { Live } from './live';
import { mirror } from './mirror';

/** The releases that this server answers with. */
export interface Releases {
  /** A folder of this machine with the files of what is live, laid out as a store. */
  folder: string;
  /** What is live now. */
  current: () => Promise<Live>;
  /** Brings what a browser asks for and the folder does not have. */
  bring: BringFiles;
  /** The latest flips, the latest first. */
  history: (limit: number) => Promise<Flip[]>;
}

const nothingToBring: BringFiles = {
  area: () => Promise.resolve(false),
  asset: () => Promise.resolve(false),
};

/** Opens the store of the settings; a distant one is mirrored into the data folder. */
export const openReleases = (
  { releases, releasesConnection, dataFolder }: Settings,
  log: FastifyBaseLogger,
): Releases => {
  const store = openStore(releases, { connection: releasesConnection });
  const isDistant = isAddress(releases);
  const local = isDistant ? folderStore(join(dataFolder, 'releases-mirror')) : folderStore(releases);
  const read = isDistant
    ? mirror(store, local)
    : {
        area: (name: string, version: string) => readAreaRelease(local, name, version),
        shell: (version: string) => readShellRelease(local, version),
      };
  const following = followReleases(store, read, log, isDistant ? local : undefined);
  const { current } = following;
  return {
    folder: local.folder,
    current,
    bring: isDistant ? bringFiles(store, local, read, following) : nothingToBring,
    history: async (limit) => readHistory(store, (await current()).state, limit),
  };
};
