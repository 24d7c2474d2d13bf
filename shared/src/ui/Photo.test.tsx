import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';

import { getProfilePhoto } from '../contract/profilePhoto';
import { type FakeApi, fakeApi } from '../testing/fakeApi';
import { renderWithPortal } from '../testing/renderWithPortal';
import { Person } from './Person';
import { Photo } from './Photo';

const email = 'piotr@nordretomrer.example';
const piotr = (photo?: string | null) => (
  <Person
    name="Piotr Kowalski"
    detail="Nordre Tømrer AS"
    photo={<Photo of={{ email, ...(photo === undefined ? {} : { photo }) }} size={96} />}
  />
);
const findImage = () => screen.findByRole('presentation', { hidden: true });
const noImage = () => expect(screen.queryByRole('presentation', { hidden: true })).not.toBeInTheDocument();

let api: FakeApi;
const alive = new Map<string, Blob>();
beforeEach(() => {
  api = fakeApi();
  alive.clear();
  // jsdom has no addresses of blobs.
  let made = 0;
  URL.createObjectURL = (blob) => {
    const address = `blob:${++made}`;
    alive.set(address, blob as Blob);
    return address;
  };
  URL.revokeObjectURL = (address) => void alive.delete(address);
});

test('who has no photo shows the initials, and nobody is asked', () => {
  renderWithPortal(
    <>
      {piotr()}
      {piotr(null)}
    </>,
  );
  expect(screen.getAllByText('PK')).toHaveLength(2);
  noImage();
  expect(api.calls(getProfilePhoto)).toEqual([]);
});

function Changing() {
  const [version, setVersion] = useState('a');
  return (
    <>
      {piotr(version)}
      <button type="button" onClick={() => setVersion('b')}>
        Nytt bilde
      </button>
    </>
  );
}

test('the photo is fetched once for each version, laid over the initials, and let go', async () => {
  const [first, second] = [new Blob(['1']), new Blob(['2'])];
  api.answer(getProfilePhoto, ({ query }) => (query.v === 'b' ? second : first));
  const { user, unmount } = renderWithPortal(<Changing />);
  expect(await findImage()).toHaveAttribute('src', 'blob:1');
  expect(alive).toEqual(new Map([['blob:1', first]]));
  expect(api.calls(getProfilePhoto)).toMatchObject([{ params: { email }, query: { size: '96', v: 'a' } }]);

  await user.click(screen.getByRole('button', { name: 'Nytt bilde' }));
  await waitFor(() => expect(alive).toEqual(new Map([['blob:2', second]])));
  expect(await findImage()).toHaveAttribute('src', 'blob:2');
  expect(api.calls(getProfilePhoto)).toHaveLength(2);
  unmount();
  expect(alive).toEqual(new Map());
});

test('one that can not be had leaves the initials, and nobody is told', async () => {
  api.refuse(getProfilePhoto, 404);
  const { notices } = renderWithPortal(piotr('a'));
  await waitFor(() => expect(api.calls(getProfilePhoto)).toHaveLength(1));
  expect(screen.getByText('PK')).toBeVisible();
  noImage();
  expect(notices).toEqual([]);
});
