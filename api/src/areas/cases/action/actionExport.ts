import { actionRow } from '@byggtun/shared/contract/actionList';

import { exportOf } from '../../../record/export/exportOf';
import { actionSource } from './actionSource';
import { listedFor } from './visibleTo';

export const actionExport = {
  ...exportOf(actionSource, listedFor, Object.keys(actionRow.shape)),
  isDashed: true,
};
