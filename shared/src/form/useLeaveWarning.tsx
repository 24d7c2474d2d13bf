import { useEffect } from 'react';

import { askAtUnload } from './askAtUnload';

/** Lets the browser ask before the page is closed or reloaded while something typed would be lost. */
export function useLeaveWarning(active: boolean): void {
  useEffect(() => (active ? askAtUnload() : undefined), [active]);
}
