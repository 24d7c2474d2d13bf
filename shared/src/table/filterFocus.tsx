/** 'Filtrer', the first of the tools above a list, takes the focus when the button that had it goes away with the last filter. */
export const focusFilterButton = (): void =>
  document.querySelector<HTMLElement>('.bt-page .bt-toolbar button')?.focus();

/** Hands the focus on from a chip that is about to go: to the next one, or the one before, or to 'Filtrer' when it is the last. */
export function leaveChip(chip: HTMLElement): void {
  const chips = [...(chip.closest('ul')?.querySelectorAll<HTMLElement>('.bt-filter') ?? [])];
  const place = chips.indexOf(chip);
  const next = chips[place + 1] ?? chips[place - 1];
  if (next) next.focus();
  else focusFilterButton();
}
