import type { ReactNode } from 'react';

import type { Portal } from '../portal/portal';
import { ThemeProvider } from '../ui/ThemeProvider';
import { lazyPage } from './lazyPage';

const OwnThemeProvider = lazyPage(() => import('../ui/OwnThemeProvider').then((own) => own.OwnThemeProvider));

/** The shell's look around what an area draws; a shell from before 1.7.0 hands over none, and the area fetches the one it was built with. */
export function AreaTheme({ portal, children }: { portal: Portal; children: ReactNode }) {
  if (!portal.antdTheme) return <OwnThemeProvider portal={portal}>{children}</OwnThemeProvider>;
  return (
    <ThemeProvider theme={portal.antdTheme} nonce={portal.nonce}>
      {children}
    </ThemeProvider>
  );
}
