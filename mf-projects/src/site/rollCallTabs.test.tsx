import { getMuster } from '@byggtun/shared/contract/muster';
import { aProfile } from '@byggtun/shared/testing/builders';
import { fakeApi } from '@byggtun/shared/testing/fakeApi';
import { fakeCaches } from '@byggtun/shared/testing/fakeCaches';
import { renderWithPortal } from '@byggtun/shared/testing/renderWithPortal';
import { aMuster } from '@byggtun/shared/testing/sitePeople';
import { act, screen, waitFor, within } from '@testing-library/react';

import { openAt } from './openAt';

const channels = new Set<FakeChannel>();

/** What tabs tell each other by, which jsdom lacks. */
class FakeChannel extends EventTarget {
  readonly name: string;
  constructor(name: string) {
    super();
    this.name = name;
    channels.add(this);
  }
  postMessage(data: unknown) {
    for (const channel of channels)
      if (channel !== this && channel.name === this.name)
        channel.dispatchEvent(new MessageEvent('message', { data }));
  }
  close() {
    channels.delete(this);
  }
}

beforeEach(() => {
  fakeCaches();
  fakeApi().answer(getMuster, () => aMuster());
});
afterEach(() => {
  channels.clear();
  Reflect.deleteProperty(globalThis, 'BroadcastChannel');
});

/** Opens the page in another tab of the device. */
const openTab = () => {
  const view = renderWithPortal(openAt.muster, {
    path: '/projects/7/muster',
    profile: aProfile({ isByggtun: true }),
  });
  const inTab = within(view.container);
  const press = async (name: string) => view.user.click(await inTab.findByRole('button', { name }));
  const areFound = () =>
    inTab
      .getAllByRole('button', { name: /^Funnet: /, pressed: true })
      .map((one) => one.getAttribute('aria-label'));
  return { ...view, inTab, press, areFound };
};

const both = ['Funnet: Silje Moen', 'Funnet: Åse Strand'];

test('the tabs of a device share a roll call: what one has ticked another does not erase, and one ends it for all', async () => {
  Reflect.set(globalThis, 'BroadcastChannel', FakeChannel);
  const [one, other] = [openTab(), openTab()];
  await one.press('Funnet: Åse Strand');
  await other.press('Funnet: Silje Moen');
  for (const tab of [one, other]) expect(tab.areFound()).toEqual(both);
  const later = openTab();
  await waitFor(() => expect(later.areFound()).toEqual(both));

  await other.press('Vis bare de som mangler');
  expect(other.inTab.getAllByRole('button', { name: /^Funnet: / })).toHaveLength(2);
  await one.press('Avslutt opprop');
  const dialog = within(await screen.findByRole('dialog', { name: 'Avslutte oppropet?' }));
  await one.user.click(dialog.getByRole('button', { name: 'Avslutt opprop' }));
  await waitFor(() =>
    expect(other.inTab.queryByRole('button', { name: 'Avslutt opprop' })).not.toBeInTheDocument(),
  );
  expect(other.inTab.getAllByRole('button', { name: /^Funnet: /, pressed: false })).toHaveLength(4);
});

test('a tab that has heard nothing meanwhile reads it when it is looked at again', async () => {
  const [one, other] = [openTab(), openTab()];
  await other.inTab.findByRole('button', { name: 'Funnet: Åse Strand' });
  await one.press('Funnet: Åse Strand');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await waitFor(() => expect(other.areFound()).toEqual(['Funnet: Åse Strand']));
});
