import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';

import { renderWithPortal } from '../testing/renderWithPortal';
import { SearchBox } from './SearchBox';

const box = () => screen.getByRole('searchbox', { name: 'Søk' });

/** A search whose value comes when the test says so, as the address bar's does after a moment. */
function openSearch(start = '') {
  const onSearch = jest.fn<void, [string]>();
  let show: (value: string) => void = () => undefined;
  function Search() {
    const [value, setValue] = useState(start);
    show = setValue;
    return <SearchBox label="Søk" value={value} onSearch={onSearch} />;
  }
  const { user } = renderWithPortal(<Search />);
  return { user, onSearch, show: (value: string) => act(() => show(value)) };
}

test('what is typed while the search that it began is on its way stays, and is searched for', async () => {
  const { user, onSearch, show } = openSearch();
  await user.type(box(), 'dø');
  await waitFor(() => expect(onSearch).toHaveBeenLastCalledWith('dø'));
  await user.type(box(), 'r');
  show('dø');
  expect(box()).toHaveValue('dør');
  await waitFor(() => expect(onSearch).toHaveBeenLastCalledWith('dør'));
});

test('what is set from elsewhere is shown', async () => {
  const { user, show } = openSearch('dør');
  await user.type(box(), 'k');
  show('vindu');
  expect(box()).toHaveValue('vindu');
});

test('Enter does not send the form that it stands in', async () => {
  const onSubmit = jest.fn((event: { preventDefault: () => void }) => event.preventDefault());
  const { user } = renderWithPortal(
    <form onSubmit={onSubmit}>
      <SearchBox label="Søk" value="" onSearch={() => undefined} />
    </form>,
  );
  await user.type(box(), 'dør{Enter}');
  expect(onSubmit).not.toHaveBeenCalled();
});
