import { render, screen } from '@testing-library/react';

import { forgetFailedPages, lazyPage } from './lazyPage';

const Hello = ({ name }: { name: string }) => <p>Hei, {name}</p>;

test('a page that was fetched ahead is drawn at once', async () => {
  const Page = lazyPage(() => Promise.resolve(Hello));
  await Page.load();
  render(<Page name="Kari" />);
  expect(screen.getByText('Hei, Kari')).toBeVisible();
});

test('a page that nobody has fetched is fetched when it is shown, once for all places', async () => {
  const load = jest.fn(() => Promise.resolve(Hello));
  const Page = lazyPage(load);
  const { container } = render(
    <>
      <Page name="Kari" />
      <Page name="Lars" />
    </>,
  );
  expect(container).toBeEmptyDOMElement();
  expect(await screen.findByText('Hei, Kari')).toBeVisible();
  expect(screen.getByText('Hei, Lars')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(1);
});

test('a fetch ahead that failed is made again when the page is shown', async () => {
  const load = jest.fn(() => Promise.resolve(Hello));
  load.mockRejectedValueOnce(new Error('borte'));
  const Page = lazyPage(load);
  await Page.load();
  render(<Page name="Kari" />);
  expect(await screen.findByText('Hei, Kari')).toBeVisible();
});

afterEach(forgetFailedPages);
