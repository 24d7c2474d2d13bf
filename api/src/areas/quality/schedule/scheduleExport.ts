import { taskRow } from '@byggtun/shared/contract/schedule';

import { exportOf } from '../../../record/export/exportOf';
import { scheduleSource } from './scheduleSource';
import { listedFor } from './visibleTo';

/** The list as it is exported. */
export const scheduleExport = exportOf(scheduleSource, listedFor, Object.keys(taskRow.shape));
