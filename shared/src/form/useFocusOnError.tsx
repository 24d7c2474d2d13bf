import { useEffect } from 'react';

/** Moves the focus to the first wrong field when there are new ones; its text is read out with it. */
export function useFocusOnError(formId: string, errors: object): void {
  useEffect(() => {
    const form = document.getElementById(formId);
    if (Object.keys(errors).length === 0) return;
    if (form?.querySelector('[aria-invalid="true"]:focus, [aria-invalid="true"] :focus')) return;
    const wrong = form?.querySelector<HTMLElement>('[aria-invalid="true"]');
    const target = wrong?.matches('input, textarea') ? wrong : wrong?.querySelector<HTMLElement>('input');
    target?.focus();
  }, [formId, errors]);
}
