import { complaintRow } from '@byggtun/shared/contract/complaintList';

import { exportOf } from '../../../record/export/exportOf';
import { complaintSource } from './complaintSource';
import { listedFor } from './visibleTo';

/** The list as it is exported. */
export const complaintExport = {
  ...exportOf(complaintSource, listedFor, Object.keys(complaintRow.shape)),
  isDashed: true,
};
