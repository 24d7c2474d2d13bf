import { isAddress } from '@byggtun/api/release/store/address';
import { readSettings } from '@byggtun/api/settings';
import { asStartError } from '@byggtun/api/start/asStartError';
import { StartError } from '@byggtun/api/start/StartError';

import { publishBuilt } from './publishBuilt';

/**
 * What `npm start` does between building and starting: new builds become live in the store of this machine. A store that
 * others share is left to `npm run release`.
 * @param dist the folder of builds
 * @returns the sentence that says what keeps it from that, if anything in the surroundings does
 */
export const publishLocal = async (dist: string): Promise<string | undefined> => {
  try {
    await publish(dist);
    return undefined;
  } catch (reason) {
    const error = asStartError(reason);
    if (error instanceof StartError) return error.message;
    throw error;
  }
};

const publish = async (dist: string): Promise<void> => {
  const { releases } = readSettings(process.env);
  if (isAddress(releases)) return;
  const flips = await publishBuilt(releases, dist);
  if (flips.length > 0)
    console.log(`I drift: ${flips.map(({ name, version }) => `${name}@${version}`).join(', ')}`);
};
