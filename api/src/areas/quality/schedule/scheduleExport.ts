import { taskRow } from '@byggtun/shared/contract/schedule';

import { exportOf } from '../../../record/export/exportOf';
import { scheduleSource } from './scheduleSource';
import { listedFor } from './visibleTo';

export const scheduleExport = exportOf(scheduleSource, listedFor, Object.keys(taskRow.shape));
