import { setTimeout as sleep } from 'node:timers/promises';

import { program } from '../../../tools/test/ceilings';

/** Time for what must not come. A test can't fail because it is short. */
export const aWhile = (): Promise<void> => sleep(program.absence);
