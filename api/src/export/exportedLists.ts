import type { ExportList } from '@byggtun/shared/contract/exportTable';

import { complaintExport } from '../complaint/complaintExport';
import type { ExportSource } from './exportSource';

/** The lists by their names in the contract. */
export const exportedLists: Readonly<Record<ExportList, ExportSource>> = { complaints: complaintExport };
