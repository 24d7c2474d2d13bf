import { createListeners } from './createListeners';

type Told = 'one' | 'other';

/** Listeners that note what they were told. */
function noting() {
  const listeners = createListeners<Told>();
  const told: Told[] = [];
  const end = listeners.on('one', () => told.push('one'));
  listeners.on('other', () => told.push('other'));
  return { ...listeners, told, end };
}

test('who listens is told of the own topic alone, until they end it', () => {
  const { tell, told, end } = noting();
  tell(['one']);
  expect(told).toEqual(['one']);
  end();
  tell(['one', 'other']);
  expect(told).toEqual(['one', 'other']);
});

test('what is told later is told once, after what runs now', () => {
  jest.useFakeTimers();
  const { tellLater, told } = noting();
  tellLater(['one']);
  tellLater(['one', 'other']);
  expect(told).toEqual([]);
  jest.runAllTimers();
  expect(told).toEqual(['one', 'other']);
  jest.useRealTimers();
});
