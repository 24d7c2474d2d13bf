import { lazyPage } from '@byggtun/shared/area/lazyPage';
import { useBelow } from '@byggtun/shared/ui/useMedia';

import { LatePart } from '../loading/LatePart';

const LayoutToggle = lazyPage(() => import('./LayoutToggle').then((part) => part.LayoutToggle));

/** The choice between table and cards, on small screens and where the page's route says that it has both. */
export function LayoutPlace({ layouts }: { layouts: boolean }) {
  const small = useBelow('sm');
  if (!small || !layouts) return null;
  return (
    <LatePart>
      <LayoutToggle />
    </LatePart>
  );
}
