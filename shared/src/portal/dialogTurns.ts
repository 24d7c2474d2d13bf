import type { Portal } from './portal';

/** The queue of dialogs of a host, opened with none on the screen: first come, first shown, one at a time. Since 1.5.0. */
export function openDialogTurns(): Portal['dialogs'] {
  const shown = new Set<symbol>();
  const waiting = new Map<symbol, () => void>();

  const letNext = () => {
    const [next] = waiting;
    if (!next || shown.size > 0) return;
    const [one, open] = next;
    waiting.delete(one);
    shown.add(one);
    open();
  };
  const gone = (one: symbol) => () => {
    waiting.delete(one);
    if (shown.delete(one)) letNext();
  };

  return {
    hold: () => {
      const one = Symbol('held');
      shown.add(one);
      return gone(one);
    },
    wait: (open) => {
      const one = Symbol('waiting');
      waiting.set(one, open);
      letNext();
      return gone(one);
    },
  };
}
