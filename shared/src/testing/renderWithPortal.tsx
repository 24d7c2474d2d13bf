import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useSyncExternalStore } from 'react';
import { SWRConfig } from 'swr';

import { AreaTheme } from '../area/AreaTheme';
import { StoreRouter } from '../area/StoreRouter';
import { PortalContext } from '../portal/portal';
import { type MockPortal, mockPortal, type MockStart } from './mockPortal';

const everyPath: readonly string[] = [];

/**
 * Renders as an area does, with a host API that remembers what it was asked for.
 * @param sameCall milliseconds in which what several parts ask for is one call; 2,000 in the portal
 */
export function renderWithPortal(ui: ReactNode, start: MockStart = {}, sameCall = 0) {
  const mock = mockPortal(start);
  const view = render(
    <SWRConfig value={{ provider: () => new Map(), dedupingInterval: sameCall }}>
      <Around mock={mock}>{ui}</Around>
    </SWRConfig>,
  );
  const { hub, notices, told, places, pressBack } = mock;
  return { ...view, user: userEvent.setup(), portal: mock.get(), hub, notices, told, places, pressBack };
}

function Around({ mock, children }: { mock: MockPortal; children: ReactNode }) {
  const portal = useSyncExternalStore(mock.subscribe, mock.get);
  return (
    <PortalContext value={portal}>
      <AreaTheme portal={portal}>
        <StoreRouter portal={portal} paths={everyPath}>
          {children}
        </StoreRouter>
      </AreaTheme>
    </PortalContext>
  );
}
