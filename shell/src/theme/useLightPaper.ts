import { paintDocument } from '@byggtun/shared/ui/paintDocument';
import { useEffect } from 'react';

import type { ThemeStore } from './themeStore';

/**
 * Paper is white: what is printed has the light look, whatever is on screen. The document is painted by hand, since a page that prints
 * itself draws nothing anew before it does.
 */
export function useLightPaper({ mode }: Pick<ThemeStore, 'mode'>, kiosk: boolean): void {
  useEffect(() => {
    const light = () => paintDocument('light', kiosk);
    const back = () => paintDocument(mode(), kiosk);
    window.addEventListener('beforeprint', light);
    window.addEventListener('afterprint', back);
    return () => {
      window.removeEventListener('beforeprint', light);
      window.removeEventListener('afterprint', back);
    };
  }, [mode, kiosk]);
}
