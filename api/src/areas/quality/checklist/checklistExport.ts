import { checklistRow } from '@byggtun/shared/contract/checklistList';

import { exportOf } from '../../../record/export/exportOf';
import { checklistSource } from './checklistSource';
import { listedFor } from './visibleTo';

export const checklistExport = exportOf(checklistSource, listedFor, Object.keys(checklistRow.shape));
