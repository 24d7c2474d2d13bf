import { useEffect, useEffectEvent } from 'react';

/** A dialog on the screen or on its way there; another one that is only kept for later does not count. */
const isDialogOpen = () =>
  [...document.querySelectorAll('[role="dialog"], dialog[open]')].some(
    (dialog) =>
      dialog.closest('.bt-dialog') !== null ||
      // Missing from older browsers.
      !('checkVisibility' in dialog) ||
      dialog.checkVisibility(),
  );

/**
 * Opens a dialog once, unasked, and not over another one (that of the HMS card comes at the same time).
 * @param load fetches its code first, so that nothing comes between the look and the dialog
 */
export function useOpensByItself(isDue: boolean, load: () => Promise<unknown>, open: () => void): void {
  const show = useEffectEvent(open);
  const begin = useEffectEvent(load);
  useEffect(() => {
    if (!isDue) return undefined;
    const watch = new MutationObserver(() => look());
    let isOver = false;
    const look = () => {
      if (isOver || isDialogOpen()) return;
      isOver = true;
      watch.disconnect();
      show();
    };
    const start = () => {
      if (isOver) return;
      watch.observe(document.body, { childList: true, subtree: true, attributeFilter: ['style', 'open'] });
      look();
    };
    // A failure is met, and told, when it is opened.
    begin().then(start, start);
    return () => {
      isOver = true;
      watch.disconnect();
    };
  }, [isDue]);
}
