/** Where an item is answered; null where it can only be read. */
export const fieldOf = (element: HTMLElement): HTMLElement | null =>
  element.querySelector<HTMLElement>('input:not([hidden]), textarea');
