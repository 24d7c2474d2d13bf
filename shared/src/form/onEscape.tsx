import type { KeyboardEvent } from 'react';

/** Escape answers the question that has the focus, and not the dialog around it. */
export const onEscape = (answer: () => void) => (event: KeyboardEvent) => {
  if (event.key !== 'Escape') return;
  event.preventDefault();
  event.stopPropagation();
  answer();
};
