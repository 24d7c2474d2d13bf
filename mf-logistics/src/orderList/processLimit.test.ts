import { cut, processLimit } from './processLimit';

test('the chip of the process shows 27 characters on phones, 25 on small and medium screens, 17 on large ones', () => {
  expect(processLimit({ isPhone: true, isLarge: false })).toBe(27);
  expect(processLimit({ isPhone: false, isLarge: false })).toBe(25);
  expect(processLimit({ isPhone: false, isLarge: true })).toBe(17);
});

test('a longer text ends in dots, without a space before them', () => {
  expect(cut('Vinduer og ytterdører', 27)).toBe('Vinduer og ytterdører');
  expect(cut('Vinduer og ytterdører', 17)).toBe('Vinduer og ytterd…');
  expect(cut('Vinduer og ytterdører', 11)).toBe('Vinduer og…');
});
