import { takesNewShell } from './newShell';

/** Milliseconds after which who has left the tab is not just taking a picture for it. */
const away = 10 * 60_000;

/** Loads the page anew for a newer shell while nobody looks at it (docs/product/frame.md#a-newer-version). */
export function reloadWhenAway(reload = () => window.location.reload()): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  document.addEventListener('visibilitychange', () => {
    clearTimeout(timer);
    if (document.visibilityState !== 'hidden') return;
    timer = setTimeout(() => {
      if (takesNewShell()) reload();
    }, away);
  });
}
