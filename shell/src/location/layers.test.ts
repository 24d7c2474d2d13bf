import { openBrowserLocation } from './browserLocation';
import { enterLayer, forgetLayers, layerDepth } from './layers';

const scrollTo = jest.fn();
beforeEach(() => {
  window.scrollTo = scrollTo;
  window.history.replaceState(null, '', '/');
  forgetLayers();
});

const popped = () => new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
async function step(way: 'back' | 'forward') {
  const there = popped();
  window.history[way]();
  await there;
}

/** The portal on a page behind its first one, with so many things over it. */
function open(...layers: (() => void)[]) {
  const portal = openBrowserLocation();
  portal.navigate('/projects');
  const page = portal.location.get();
  const leave = layers.map((onBack) => enterLayer(onBack));
  return { ...portal, page, leave };
}

test('Back closes it, tells it once, and the page stays', async () => {
  const onBack = jest.fn();
  const { location, page, leave } = open(onBack);
  const heard = jest.fn();
  location.subscribe(heard);
  await step('back');
  expect(onBack).toHaveBeenCalledTimes(1);
  leave[0]?.();
  expect(location.get()).toBe(page);
  expect(heard).not.toHaveBeenCalled();
  await step('back');
  expect(location.get().pathname).toBe('/');
});

test('leaves no entry when it is closed in another way', async () => {
  const { location, page, leave, back } = open(jest.fn());
  const there = popped();
  leave[0]?.();
  await there;
  expect(location.get()).toBe(page);
  const home = popped();
  back();
  await home;
  expect(location.get().pathname).toBe('/');
});

test('gives its place to the next page, from which Back leads to the one below', async () => {
  const { location, navigate, page, leave } = open(jest.fn());
  const entries = window.history.length;
  navigate('/complaints');
  leave[0]?.();
  expect(window.history.length).toBe(entries);
  expect(location.get().pathname).toBe('/complaints');
  await step('back');
  expect(location.get()).toMatchObject({ pathname: '/projects', key: page.key });
});

test('what is closed and leads on at once leads to the next page', async () => {
  const { location, navigate, leave } = open(jest.fn());
  const there = popped();
  leave[0]?.();
  navigate('/complaints');
  await there;
  expect(location.get().pathname).toBe('/complaints');
  await step('back');
  expect(location.get().pathname).toBe('/projects');
});

test('what is closed and goes back at once goes back from the page', async () => {
  const { location, navigate, leave } = open(jest.fn());
  const there = popped();
  leave[0]?.();
  navigate(-1);
  await there;
  await popped();
  expect(location.get().pathname).toBe('/');
});

test('a step back of the portal goes back from the page, whatever lies over it', async () => {
  const { location, navigate } = open(jest.fn(), jest.fn());
  navigate(-1);
  await popped();
  expect(location.get().pathname).toBe('/');
});

test('the next takes its place while the first is still on its way out', async () => {
  const [first, second] = [jest.fn(), jest.fn()];
  const { location, page, leave } = open(first);
  const there = popped();
  leave[0]?.();
  enterLayer(second);
  await there;
  expect(layerDepth()).toBe(1);
  await step('back');
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([0, 1]);
  expect(location.get()).toBe(page);
});

test('an address that is replaced below it is that of the page when it has gone', async () => {
  const onBack = jest.fn();
  const { location, navigate } = open(onBack);
  navigate('/projects?side=2', { replace: true });
  expect(location.get().search).toBe('?side=2');
  await step('back');
  expect(onBack).toHaveBeenCalledTimes(1);
  expect(location.get().search).toBe('?side=2');
  expect(window.location.search).toBe('?side=2');
  await step('back');
  expect(location.get().pathname).toBe('/');
});

test('Forward to what was closed stays on the page', async () => {
  const { location, page } = open(jest.fn());
  await step('back');
  await step('forward');
  await popped();
  expect(layerDepth()).toBe(0);
  expect(location.get()).toBe(page);
});

test('after a reload its entry is that of the page', () => {
  window.history.replaceState({ layer: 1 }, '');
  openBrowserLocation();
  expect(layerDepth()).toBe(0);
});
