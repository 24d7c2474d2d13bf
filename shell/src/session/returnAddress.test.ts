import { keepReturnAddress, takeReturnAddress } from './returnAddress';

test('an address is followed once', () => {
  keepReturnAddress('/complaints/12?side=2');
  expect(takeReturnAddress()).toBe('/complaints/12?side=2');
  expect(takeReturnAddress()).toBeUndefined();
});

test.each(['https://evil.example/', '//evil.example', '/\\evil.example', 'complaints'])(
  'an address outside the portal is not followed: %s',
  (address) => {
    keepReturnAddress(address);
    expect(takeReturnAddress()).toBeUndefined();
  },
);
