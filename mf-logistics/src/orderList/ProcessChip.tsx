import { Tag } from '@byggtun/shared/ui/Tag';
import { useBelow } from '@byggtun/shared/ui/useMedia';

import { cut, processLimit } from './processLimit';

/** What an order is for, cut by the width of the screen and of its column; whole in the title, and for who hears it. */
export function ProcessChip({ process }: { process: string }) {
  const limit = processLimit({ isPhone: useBelow('xs'), isLarge: !useBelow('md') });
  const shown = cut(process, limit);
  return (
    <span className="order-process" title={process}>
      <span aria-hidden>
        <Tag text={shown} />
      </span>
      <span className="bt-hidden">{process}</span>
    </span>
  );
}
