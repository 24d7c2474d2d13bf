import type { AreaFuzz } from '../../../testing/fuzz/areaFuzz';
import { documentBodies } from './documentBodies';

/** Documents, uploads and minutes of a project that the contractor takes part in. */
export const bodies: AreaFuzz['bodies'] = async (ground) => ({ worker: await documentBodies(ground) });

/** Folders are read whole. */
export const lists: AreaFuzz['lists'] = [];
