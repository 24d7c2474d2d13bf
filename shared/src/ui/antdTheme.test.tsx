import { antdTheme } from './antdTheme';

const device = { touch: false, reducedMotion: false, kiosk: false };
const keyOf = (...of: Parameters<typeof antdTheme>) => {
  const { cssVar } = antdTheme(...of);
  return typeof cssVar === 'object' ? cssVar.key : undefined;
};

test('roots that look alike share their variables, others have their own', () => {
  const keys = [
    keyOf('light', device),
    keyOf('dark', device),
    keyOf('light', { ...device, touch: true }),
    keyOf('light', { ...device, reducedMotion: true }),
    keyOf('light', { ...device, kiosk: true }),
  ];
  expect(new Set(keys).size).toBe(keys.length);
  expect(keyOf('light', { ...device })).toBe(keys[0]);
  // It is a class of the document.
  for (const key of keys) expect(key).toMatch(/^bt-(light|dark)-[0-9a-z]+$/);
});
