import { firstField } from './firstField';

/** Back to where the person stood in a place; to its first field where that has gone. */
export function focusAgain(place: Element | null, stoodIn: Element | null): void {
  if (stoodIn instanceof HTMLElement && place?.contains(stoodIn)) stoodIn.focus();
  else firstField(place)?.focus();
}
