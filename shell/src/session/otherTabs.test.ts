import { tellOtherTabs, watchOtherTabs } from './otherTabs';

const key = 'byggtun.session';

/** Another tab says something, and the browser tells this one; of what it is about the event may be lost. */
const hearOtherTab = (session: string | undefined) => {
  if (session === undefined) localStorage.removeItem(key);
  else localStorage.setItem(key, session);
  window.dispatchEvent(new StorageEvent('storage', { key: 'something else' }));
};

let stop: () => void;
const watch = () => {
  const onOther = jest.fn();
  stop = watchOtherTabs(onOther);
  return onOther;
};

beforeEach(() => tellOtherTabs('7/1'));
afterEach(() => stop());

test.each([['somebody else'], ['7/2'], [undefined]])('another tab that says %s is told once', (session) => {
  const onOther = watch();
  hearOtherTab(session);
  hearOtherTab(session);
  expect(onOther).toHaveBeenCalledTimes(1);
});

test('a tab that says the same is not told', () => {
  const onOther = watch();
  hearOtherTab('7/1');
  expect(onOther).not.toHaveBeenCalled();
});

test('what was said while the tab slept is found when it wakes', () => {
  const onOther = watch();
  localStorage.removeItem(key);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(onOther).toHaveBeenCalledTimes(1);
});

test('the tab that signs out is not on its way to the provider led elsewhere', () => {
  const onOther = watch();
  tellOtherTabs(undefined);
  hearOtherTab(undefined);
  expect(onOther).not.toHaveBeenCalled();
});
