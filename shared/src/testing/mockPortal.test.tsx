import { render, screen } from '@testing-library/react';

import { defineArea } from '../area/defineArea';
import { hostContract } from './hostContract';
import { MockHost } from './MockHost';
import { mockPortal } from './mockPortal';

hostContract('the mock', ({ area, manifest, ...start }) => {
  const mock = mockPortal(start);
  render(<MockHost mock={mock} module={area} manifest={manifest} />);
  return Promise.resolve({
    emit: mock.hub.emit,
    setScheme: mock.setTheme,
    countCalls: () => mock.told.badges,
    signOuts: () => mock.told.expired,
    isUnsaved: () => mock.told.unsaved > 0,
    isLoading: () => mock.told.loading > 0,
    pressBack: mock.pressBack,
    setLayout: mock.setLayout,
  });
});

test('a slot is mounted with what its place knows', async () => {
  const module = defineArea({ slots: { tile: ({ params }) => <p>Prosjekt {params.projectId}</p> } });
  render(
    <MockHost
      mock={mockPortal()}
      module={module}
      manifest={{ routes: [] }}
      slot="tile"
      params={{ projectId: '12' }}
    />,
  );
  expect(await screen.findByText('Prosjekt 12')).toBeVisible();
});
