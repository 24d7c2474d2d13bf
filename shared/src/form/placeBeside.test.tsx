import { placeBeside } from './placeBeside';

/** A calendar of 280 × 400 px in a field of 300 × 68 px of a window of 1280 px. */
function place(fieldTop: number, innerHeight = 900): { top: string; left: string } {
  Object.assign(window, { innerWidth: 1280, innerHeight });
  const field = document.createElement('div');
  const dialog = document.createElement('dialog');
  field.append(dialog);
  field.getBoundingClientRect = () => new DOMRect(200, fieldTop, 300, 68);
  Object.defineProperties(dialog, { offsetWidth: { value: 280 }, offsetHeight: { value: 400 } });
  placeBeside(dialog);
  return { top: dialog.style.top, left: dialog.style.left };
}

test.each([
  ['below the field', 100, '172px'],
  ['below the field down to the edge', 420, '492px'],
  ['above it where there is no room below', 600, '196px'],
])('a calendar stands %s', (_, fieldTop, top) => expect(place(fieldTop)).toEqual({ top, left: '200px' }));

test('with room in neither place it stands inside the window', () => {
  expect(place(300, 600).top).toBe('192px');
  expect(place(300, 390).top).toBe('8px');
});
