import { type Palette, palettes } from './palette';

const channel = (value: number) => (value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    channel(parseInt(hex.slice(at, at + 2), 16) / 255),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(a: string, b: string): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

const grounds = ['page', 'surface', 'raised', 'primarySoft'] as const;
const words = ['text', 'secondary', 'primary', 'error', 'success', 'warning', 'info'] as const;
const pairs: [keyof Palette, keyof Palette, number][] = [
  ...grounds.flatMap((ground) =>
    words.map((word) => [word, ground, 4.5] as [keyof Palette, keyof Palette, number]),
  ),
  ['success', 'successSoft', 4.5],
  ['warning', 'warningSoft', 4.5],
  ['error', 'errorSoft', 4.5],
  ['info', 'infoSoft', 4.5],
  ['onPrimary', 'primary', 4.5],
  ['edge', 'surface', 3],
  ['edge', 'raised', 3],
];

describe.each(['light', 'dark'] as const)('in %s', (mode) => {
  test.each(pairs)('%s is readable on %s (%d : 1)', (word, ground, least) => {
    expect(contrast(palettes[mode][word], palettes[mode][ground])).toBeGreaterThanOrEqual(least);
  });
});

test('the colours that docs/product/frame.md#widths-and-colours names are those of the themes', () => {
  const { light, dark } = palettes;
  expect([light.primary, light.accent, dark.primary]).toEqual(['#3C4883', '#FDB913', '#FDB913']);
});
