import type { AreaFuzz } from '../../../testing/fuzz/areaFuzz';

/** Settings are texts, not bodies by a schema. */
export const bodies: AreaFuzz['bodies'] = () => Promise.resolve({});

/** The frame has none. */
export const lists: AreaFuzz['lists'] = [];
