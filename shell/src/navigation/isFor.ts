import type { Audience } from '@byggtun/shared/contract/area';

/** What decides who sees a page or an item: the person's mode and the device's. */
export interface Viewer {
  isByggtun: boolean;
  kiosk: boolean;
}

const rules: Record<Audience, (viewer: Viewer) => boolean> = {
  everyone: () => true,
  developerStaff: ({ isByggtun }) => isByggtun,
  contractor: ({ isByggtun }) => !isByggtun,
  kiosk: ({ kiosk }) => kiosk,
};

/** True when this viewer belongs to the audience (docs/product/frame.md#menu). */
export const isFor = (audience: Audience, viewer: Viewer): boolean => rules[audience](viewer);
