import type { AreaFuzz } from '../../../testing/fuzz/areaFuzz';
import { actionList } from '../action/actionList';
import { complaintList } from '../complaint/complaintList';
import { caseBodies } from './caseBodies';

/** Cases, their comments and reports. */
export const bodies: AreaFuzz['bodies'] = async (ground) => ({ worker: await caseBodies(ground) });

/** Complaints, enquiries and actions. */
export const lists: AreaFuzz['lists'] = [complaintList, actionList];
