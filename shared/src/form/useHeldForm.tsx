import { useLayoutEffect } from 'react';

/**
 * Holds the fields of a form while it is sent: what was changed meanwhile would be shown, not sent, and gone with the success. Who stood in
 * one of them stands there again afterwards.
 */
export function useHeldForm(formId: string, running: boolean): void {
  useLayoutEffect(() => {
    const form = document.getElementById(formId);
    if (!running || !form) return undefined;
    const { activeElement } = document;
    form.toggleAttribute('inert', true);
    return () => {
      form.toggleAttribute('inert', false);
      const isLost = document.activeElement === document.body;
      if (isLost && activeElement instanceof HTMLElement && form.contains(activeElement))
        activeElement.focus();
    };
  }, [formId, running]);
}
