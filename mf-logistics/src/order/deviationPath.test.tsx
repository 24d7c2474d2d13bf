import { screen } from '@testing-library/react';

import { aLine, anOrder, openOrder, orderServer } from '../testing/openOrder';
import { deviationPath } from './deviationPath';

const read = (href: string | null) => {
  const { pathname, searchParams } = new URL(href ?? '', 'https://portal.example');
  return { pathname, ...Object.fromEntries(searchParams) };
};

test('each line leads to a deviation with what the order says of it', async () => {
  const orderLines = [
    aLine({ qtyAlreadyReceived: '4.00' }),
    aLine({ componentId: 102, qtyAlreadyReceived: '10.00' }),
  ];
  await openOrder(orderServer(anOrder({ orderLines })));
  const [first, second] = screen.getAllByRole('link', { name: 'Meld avvik på Gipsplate 1200 × 2400' });
  expect(first).not.toHaveAttribute('target');
  expect(read(first?.getAttribute('href') ?? null)).toEqual({
    pathname: '/aberration',
    projectId: '3',
    houseId: '31',
    title: 'Ordre 450123: avvik på Gipsplate',
    description: [
      'Ordre: 450123',
      'Leverandør: Bygg og Tre Øst AS',
      'Vare: Gipsplate, 1200 × 2400 (varenr. 101)',
      'Bestilt: 10,00 stk',
      'Mottatt: 4,00 stk',
      'Gjenstår: 6,00 stk',
    ].join('\n'),
  });
  expect(read(second?.getAttribute('href') ?? null)).toHaveProperty(
    'description',
    expect.not.stringContaining('Gjenstår'),
  );
});

test('what is entered and not confirmed is said, and is not left for the deviation', async () => {
  const { user } = await openOrder(orderServer());
  await user.click(screen.getByRole('button', { name: 'Motta alt' }));
  const link = await screen.findByRole('link', {
    name: 'Meld avvik på Gipsplate 1200 × 2400, åpnes i en ny fane',
  });
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('href', expect.stringContaining('Mottas+n%C3%A5'));
});

test('the note of a line goes along', () => {
  const line = aLine({ description: '' });
  const { componentId } = line;
  const entered = {
    componentId,
    qtyReceived: '4.00',
    receivedGoodsAction: 2 as const,
    qtyAlreadyReceived: '0.00',
  };
  const { description } = read(deviationPath(anOrder(), line, { ...entered, note: 'Knust.' })) as {
    description?: string;
  };
  expect(description?.split('\n').slice(2)).toEqual([
    'Vare: Gipsplate (varenr. 101)',
    'Bestilt: 10,00 stk',
    'Mottatt: 0,00 stk',
    'Gjenstår: 10,00 stk',
    'Mottas nå, ikke bekreftet: 4,00 stk',
    'Merknad: Knust.',
  ]);
});
