import { actionRow } from '@byggtun/shared/contract/action';
import { complaintRow } from '@byggtun/shared/contract/complaint';
import type { ExportList } from '@byggtun/shared/contract/exportTable';

import { actionSource } from '../action/actionSource';
import { listedFor as actionsListedFor } from '../action/visibleTo';
import { complaintSource } from '../complaint/complaintSource';
import { listedFor } from '../complaint/visibleTo';
import { siteDayExport } from '../siteList/siteDayExport';
import { exportOf } from './exportOf';
import type { ExportSource } from './exportSource';

/** The lists by their names in the contract. */
export const exportedLists: Readonly<Record<ExportList, ExportSource>> = {
  complaints: exportOf(complaintSource, listedFor, Object.keys(complaintRow.shape)),
  actions: exportOf(actionSource, actionsListedFor, Object.keys(actionRow.shape)),
  siteDays: siteDayExport,
};
