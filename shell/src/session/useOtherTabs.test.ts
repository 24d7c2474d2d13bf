import { keepAnswer } from '@byggtun/shared/portal/keptAnswers';
import { aProfile } from '@byggtun/shared/testing/builders';
import { fakeCaches } from '@byggtun/shared/testing/fakeCaches';
import { renderHook, waitFor } from '@testing-library/react';

import { useOtherTabs } from './useOtherTabs';

test('when another tab has signed out this one leaves too, and not before all that is kept is gone', async () => {
  fakeCaches();
  const stores: string[][] = [];
  const leave = jest.fn(() => void caches.keys().then((names) => stores.push(names)));
  renderHook(() => useOtherTabs(aProfile({ id: 7 }), false, leave));
  await keepAnswer('7', 'GET /projects', ['Sandaker park']);
  localStorage.removeItem('byggtun.session');
  window.dispatchEvent(new StorageEvent('storage', { key: 'byggtun.session' }));
  await waitFor(() => expect(stores).toEqual([[]]));
  expect(leave).toHaveBeenCalledTimes(1);
});
