/** The topmost dialog of the browser's own that is open: what stands outside it can neither be pressed nor read aloud. */
export const topmostDialog = (): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>('dialog[open]')].at(-1);
