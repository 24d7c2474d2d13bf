/** The first field of a form. What only narrows down its questions (`data-beside`) is none of them, and would open a phone's keyboard over them. */
export function firstField(form: Element | null): HTMLElement | undefined {
  const fields = form?.querySelectorAll<HTMLElement>('input, textarea, [contenteditable="true"]');
  return [...(fields ?? [])].find((field) => !field.closest('[data-beside]'));
}
