import { isAddress } from '../../api/src/release/store/address';
import { readSettings } from '../../api/src/settings';
import { publishBuilt } from './publishBuilt';

/**
 * What `npm start` does between building and starting: new builds become live in the store of this machine. A store that
 * others share is left to `npm run release`.
 * @param dist the folder of builds
 */
export const publishLocal = async (dist: string): Promise<void> => {
  const { releases } = readSettings(process.env);
  if (isAddress(releases)) return;
  const flips = await publishBuilt(releases, dist);
  if (flips.length > 0)
    console.log(`I drift: ${flips.map(({ name, version }) => `${name}@${version}`).join(', ')}`);
};
