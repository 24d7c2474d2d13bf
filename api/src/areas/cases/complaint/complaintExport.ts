import { complaintRow } from '@byggtun/shared/contract/complaintList';

import { exportOf } from '../../../record/export/exportOf';
import { complaintSource } from './complaintSource';
import { listedFor } from './visibleTo';

export const complaintExport = {
  ...exportOf(complaintSource, listedFor, Object.keys(complaintRow.shape)),
  isDashed: true,
};
