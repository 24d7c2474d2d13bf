import { useEffect, useEffectEvent } from 'react';

/** A dialog on the screen; one that is only kept for later does not count. */
const isDialogOpen = () =>
  [...document.querySelectorAll('[role="dialog"], dialog[open]')].some((dialog) =>
    // Missing from older browsers.
    'checkVisibility' in dialog ? dialog.checkVisibility() : true,
  );

/** Opens something once, unasked, and not over another dialog (that of the HMS card comes at the same time). */
export function useOpensByItself(isDue: boolean, open: () => void): void {
  const show = useEffectEvent(open);
  useEffect(() => {
    if (!isDue) return undefined;
    const look = () => {
      if (isDialogOpen()) return;
      watch.disconnect();
      show();
    };
    const watch = new MutationObserver(look);
    watch.observe(document.body, { childList: true, subtree: true, attributeFilter: ['style', 'open'] });
    look();
    return () => watch.disconnect();
  }, [isDue]);
}
