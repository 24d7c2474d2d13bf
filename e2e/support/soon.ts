import { journeys } from '../../tools/test/ceilings';

/** How long one try within `toPass` waits for what it has brought about; what did not come by then is brought about once more. */
export const soon = { timeout: journeys.oneTry };
