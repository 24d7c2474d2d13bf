import { useEffect } from 'react';

import { usePortal } from '../portal/portal';

/** While active, the shell does not reload the page by itself: something typed would be lost, or would lose its place. */
export function useUnsaved(active: boolean): void {
  const { unsaved } = usePortal();
  useEffect(() => (active ? unsaved.hold() : undefined), [unsaved, active]);
}
