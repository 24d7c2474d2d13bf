import { screen, within } from '@testing-library/react';

/** The name of the icon on the chip of this text, which stands there once. */
export const iconOf = (text: string): string | null =>
  within(screen.getByText(text, { selector: '.bt-chip' }))
    .getByRole('img', { hidden: true })
    .getAttribute('aria-label');
