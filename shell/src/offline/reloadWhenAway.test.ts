import { newShell } from './newShell';
import { reloadWhenAway } from './reloadWhenAway';

const minute = 60_000;
const reload = jest.fn();

const look = (visibility: 'visible' | 'hidden') => {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility);
  document.dispatchEvent(new Event('visibilitychange'));
};

test('a newer shell is loaded ten minutes after the tab was left, not when it comes back before', () => {
  jest.useFakeTimers();
  sessionStorage.clear();
  reloadWhenAway(reload);
  newShell.set('2.0.0');
  look('hidden');
  jest.advanceTimersByTime(9 * minute);
  look('visible');
  jest.advanceTimersByTime(60 * minute);
  expect(reload).not.toHaveBeenCalled();

  look('hidden');
  jest.advanceTimersByTime(11 * minute);
  expect(reload).toHaveBeenCalledTimes(1);
  jest.useRealTimers();
});
