/** When what had the focus has left the page: the focus begins at the page's content (`shell/src/frame/Frame.tsx`), not at the top of the page. */
export function focusContent(): void {
  if (document.activeElement === document.body)
    document.getElementById('innhold')?.focus({ preventScroll: true });
}
