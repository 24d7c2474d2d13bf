/**
 * The first field of a form that one stands in. What only narrows down its questions (`data-beside`) is none of them, and would open a phone's
 * keyboard over them; nor is what takes files, which a button opens.
 */
export function firstField(form: Element | null): HTMLElement | undefined {
  const fields = form?.querySelectorAll<HTMLElement>(
    'input:not([type="file"]), textarea, [contenteditable="true"]',
  );
  return [...(fields ?? [])].find((field) => !field.closest('[data-beside]'));
}
