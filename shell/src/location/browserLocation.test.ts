import { openBrowserLocation } from './browserLocation';

const scrollTo = jest.fn();
beforeEach(() => {
  scrollTo.mockClear();
  window.scrollTo = scrollTo;
  window.history.replaceState(null, '', '/');
});

test('a new address is told to listeners, gets a key of its own and starts at the top', () => {
  const { location, navigate } = openBrowserLocation();
  const heard = jest.fn();
  const end = location.subscribe(heard);
  const before = location.get();

  navigate('/complaints?side=2#top', { state: { from: 'list' } });
  expect(location.get()).toMatchObject({
    pathname: '/complaints',
    search: '?side=2',
    hash: '#top',
    state: { from: 'list' },
  });
  expect(location.get().key).not.toBe(before.key);
  expect(heard).toHaveBeenCalledTimes(1);
  expect(scrollTo).toHaveBeenCalledWith(0, 0);

  end();
  navigate('/projects');
  expect(heard).toHaveBeenCalledTimes(1);
});

test('a change of the search alone keeps the scroll, and replacing adds no entry', () => {
  const { location, navigate } = openBrowserLocation();
  const entries = window.history.length;
  navigate('/?side=2', { replace: true });
  expect(location.get().search).toBe('?side=2');
  expect(window.history.length).toBe(entries);
  expect(scrollTo).not.toHaveBeenCalled();
});

test('back is heard too', async () => {
  const { location, navigate } = openBrowserLocation();
  navigate('/projects');
  navigate(-1);
  await new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
  expect(location.get().pathname).toBe('/');
});

test('another page may be loaded anew, and Back leads from it to the one before; a change of the search alone never is', async () => {
  const loadsAnew = jest.fn(() => true);
  const reload = jest.fn(() => window.location.pathname);
  const { navigate } = openBrowserLocation(loadsAnew, reload);
  navigate('/?side=2');
  expect(loadsAnew).not.toHaveBeenCalled();
  navigate('/projects', { state: { from: 'list' } });
  expect(reload).toHaveReturnedWith('/projects');
  expect(scrollTo).toHaveBeenCalledWith(0, 0);

  const { location, back } = openBrowserLocation();
  expect(location.get()).toMatchObject({ pathname: '/projects', state: { from: 'list' } });
  back();
  await new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
  expect(location.get()).toMatchObject({ pathname: '/', search: '?side=2' });
});

test('one that is loaded anew in the place of another adds no entry', () => {
  const reload = jest.fn();
  const { navigate } = openBrowserLocation(() => true, reload);
  const entries = window.history.length;
  navigate('/projects', { replace: true });
  expect(reload).toHaveBeenCalledTimes(1);
  expect(window.location.pathname).toBe('/projects');
  expect(window.history.length).toBe(entries);
});

test('the way back ends at the first entry of the portal, behind which other sites lie, and leads to the start', async () => {
  // A deep link, opened in a tab that has been elsewhere before.
  window.history.pushState(null, '', '/complaints/7');
  const { location, navigate, back } = openBrowserLocation();
  const popped = () => new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
  navigate('/projects');
  navigate('/projects?side=2', { replace: true });
  const there = popped();
  back();
  await there;
  expect(location.get().pathname).toBe('/complaints/7');

  const entries = window.history.length;
  back();
  expect(location.get().pathname).toBe('/');
  expect(window.history.length).toBe(entries);
  back();
  expect(location.get().pathname).toBe('/');
});

test('a reload remembers what lies behind, and a link to a place on the page counts', async () => {
  openBrowserLocation().navigate('/projects');
  const { location, back } = openBrowserLocation();
  const { key } = location.get();
  window.location.hash = '#innhold';
  await new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
  expect(location.get().key).not.toBe(key);
  back();
  await new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
  expect(location.get()).toMatchObject({ pathname: '/projects', key });
  back();
  await new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
  expect(location.get().pathname).toBe('/');
});
