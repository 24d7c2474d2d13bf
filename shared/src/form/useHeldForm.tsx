import { useLayoutEffect, useRef } from 'react';

/**
 * Holds the fields of a form while it is sent: what was changed meanwhile would be shown, not sent, and gone with the success. Who stood in
 * one of them stands there again afterwards.
 */
export function useHeldForm(formId: string, running: boolean): void {
  const stoodIn = useRef<Element | null>(null);
  useLayoutEffect(() => {
    const form = document.getElementById(formId);
    if (!form) return undefined;
    if (running) {
      stoodIn.current = document.activeElement;
      form.toggleAttribute('inert', true);
      return () => void form.toggleAttribute('inert', false);
    }
    // Not as the effect ends: React then puts the focus back to where it was before. It fell, or was put by a press, to what is around the form.
    const isLost = document.activeElement?.contains(form) ?? true;
    if (isLost && stoodIn.current instanceof HTMLElement && form.contains(stoodIn.current))
      stoodIn.current.focus();
    stoodIn.current = null;
    return undefined;
  }, [formId, running]);
}
