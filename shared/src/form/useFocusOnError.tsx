import { type RefObject, useEffect } from 'react';

/** Moves the focus to the first wrong field when there are new ones; its text is read out with it. */
export function useFocusOnError(form: RefObject<HTMLFormElement | null>, errors: object): void {
  useEffect(() => {
    if (Object.keys(errors).length === 0) return;
    if (form.current?.querySelector('[aria-invalid="true"]:focus, [aria-invalid="true"] :focus')) return;
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    const target = wrong?.matches('input, textarea') ? wrong : wrong?.querySelector<HTMLElement>('input');
    target?.focus();
  }, [form, errors]);
}
