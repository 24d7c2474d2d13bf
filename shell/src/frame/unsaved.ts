import type { Portal } from '@byggtun/shared/portal/portal';

const held = new Set<symbol>();

/** What people have typed and not saved, in all areas of this page. */
export const unsaved: Portal['unsaved'] & { isAny: () => boolean } = {
  hold: () => {
    const one = Symbol('unsaved');
    held.add(one);
    return () => void held.delete(one);
  },
  /** While this is so, the page may not be reloaded without asking. */
  isAny: () => held.size > 0,
};
