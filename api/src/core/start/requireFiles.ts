import { openFileLimit } from '../http/openFileLimit';
import { StartError } from './StartError';

/** The server reads some hundred files at once while it starts, and needs one for each connection afterwards. */
const least = 2048;

/** Makes sure that the process may have enough files open. @throws StartError with one sentence when it may not */
export const requireFiles = (limit = openFileLimit()): void => {
  if (limit === undefined || limit >= least) return;
  throw new StartError(
    `Byggtun kan bare ha ${limit} filer åpne samtidig og trenger minst ${least}. Øk grensen, for eksempel med «ulimit -n ${2 * least}», og start på nytt.`,
  );
};
