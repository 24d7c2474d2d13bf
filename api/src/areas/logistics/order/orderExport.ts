import { orderRow } from '@byggtun/shared/contract/order';

import { exportOf } from '../../../record/export/exportOf';
import { orderSource } from './orderSource';
import { listedFor } from './visibleTo';

export const orderExport = exportOf(orderSource, listedFor, Object.keys(orderRow.shape));
