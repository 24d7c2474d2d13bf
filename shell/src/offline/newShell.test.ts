import { unsaved } from '../state/unsaved';
import { newShell, takesNewShell } from './newShell';

beforeEach(() => {
  sessionStorage.clear();
  document.body.innerHTML = '';
  newShell.set('2.0.0');
});

test('a version that has come is taken once', () => {
  expect(takesNewShell()).toBe(true);
  expect(takesNewShell()).toBe(false);
  newShell.set('3.0.0');
  expect(takesNewShell()).toBe(true);
});

test('without one nothing is loaded anew', () => {
  newShell.set(undefined);
  expect(takesNewShell()).toBe(false);
});

test('what is typed and not saved waits, and so does an open dialog', () => {
  const release = unsaved.hold();
  expect(takesNewShell()).toBe(false);
  release();
  document.body.innerHTML = '<div role="dialog"></div>';
  expect(takesNewShell()).toBe(false);
  document.body.innerHTML = '';
  expect(takesNewShell()).toBe(true);
});
