import { useLayoutEffect } from 'react';

/**
 * Moves the focus to the first wrong field after each try to save; its text is read out with it. It moves as the text is drawn: on a busy
 * machine an effect comes later, and what is typed in between would go to the button.
 * @param tries how often somebody has tried
 */
export function useFocusOnError(formId: string, tries: number): void {
  useLayoutEffect(() => {
    const form = document.getElementById(formId);
    if (tries === 0) return;
    if (form?.querySelector('[aria-invalid="true"]:focus, [aria-invalid="true"] :focus')) return;
    const wrong = form?.querySelector<HTMLElement>('[aria-invalid="true"]');
    const target = wrong?.matches('input, select, textarea, [contenteditable]')
      ? wrong
      : wrong?.querySelector<HTMLElement>('input');
    target?.focus();
  }, [formId, tries]);
}
