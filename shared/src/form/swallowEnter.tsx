import type { KeyboardEvent } from 'react';

/** Enter in a field that only narrows down what there is to choose from does not send the form around it. */
export const swallowEnter = (event: KeyboardEvent): void => {
  if (event.key === 'Enter') event.preventDefault();
};
