import { render, screen } from '@testing-library/react';

import { BrokenPage } from './BrokenPage';

test.each([
  ['Ikke kontakt med server', 'Ikke kontakt med server. Du er fortsatt'],
  [
    'Portalen har mye å gjøre akkurat nå. Vent litt og prøv igjen.',
    'Vent litt og prøv igjen. Du er fortsatt',
  ],
])('%s: said with one full stop', (text, said) => {
  render(<BrokenPage text={text} id="1a2b" onRetry={() => undefined} />);
  expect(screen.getByRole('alert')).toHaveTextContent(said);
});
