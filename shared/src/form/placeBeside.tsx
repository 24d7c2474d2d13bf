import { breakpoints } from '../ui/breakpoints';

/** Room that stays free at the window's edges, CSS pixels. */
const edge = 8;

/**
 * Puts a dialog that is open below the field that it is in, or above it where only there is room, so that what stands in the field stays in
 * sight; where there is room in neither place, as far down as it goes. On phones it stays in the middle.
 */
export function placeBeside(dialog: HTMLDialogElement): void {
  const field = dialog.parentElement?.getBoundingClientRect();
  if (!field || innerWidth < breakpoints.xs) return;
  dialog.style.margin = '0';
  const [below, above] = [field.bottom + 4, field.top - 4 - dialog.offsetHeight];
  const lowest = innerHeight - dialog.offsetHeight - edge;
  const top = below > lowest && above >= edge ? above : Math.max(edge, Math.min(below, lowest));
  dialog.style.left = `${Math.max(edge, Math.min(field.left, innerWidth - dialog.offsetWidth - edge))}px`;
  dialog.style.top = `${top}px`;
}
