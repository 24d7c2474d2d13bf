import { visibleLength } from './visibleLength';

const family = '👩‍👩‍👧';
const accents = `a${'\u0301'.repeat(700)}`;

test.each([
  ['', 0],
  ['  Hei på deg \n', 10],
  ['Zażółć gęślą jaźń', 17],
  ['e\u0301', 1],
  ['linje\r\nlinje', 11],
  [family.repeat(280), 280],
  ['🇳🇴'.repeat(300), 300],
  [`${accents}b${accents}`, 3],
  [`${'x'.repeat(127)}${family}${family}`, 129],
])('%j has %d visible characters', (text, length) => expect(visibleLength(text, 1000)).toBe(length));

test('it counts as one look at the whole text does, wherever a window ends', () => {
  const pieces = ['a', 'å', '\u0301', '👍🏽', family, '🇳🇴', '🇸', '\u200d', '\r\n', '각', 'न्दे', ' x', '️'];
  let seed = 7;
  const draw = () => (seed = (seed * 48_271) % 2_147_483_647);
  for (let n = 0; n < 200; n++) {
    const text = `.${Array.from({ length: draw() % 200 }, () => pieces[draw() % pieces.length]).join('')}.`;
    expect(visibleLength(text, 10_000)).toBe([...new Intl.Segmenter('nb').segment(text)].length);
  }
});

const original = Object.getOwnPropertyDescriptor(Intl.Segmenter.prototype, 'segment')?.value as (
  this: Intl.Segmenter,
  text: string,
) => Intl.Segments;

/** UTF-16 units that segmenters copy while a text is counted: each step copies all that the segmenter was given. */
const copied = (text: string, most: number): number => {
  let units = 0;
  const spy = jest.spyOn(Intl.Segmenter.prototype, 'segment').mockImplementation(function (
    this: Intl.Segmenter,
    given: string,
  ) {
    const segments = original.call(this, given);
    const next = segments[Symbol.iterator].bind(segments);
    segments[Symbol.iterator] = () => {
      units += given.length;
      const found = next();
      const step = found.next.bind(found);
      found.next = () => {
        units += given.length;
        return step();
      };
      return found;
    };
    return segments;
  });
  visibleLength(text, most);
  spy.mockRestore();
  return units;
};

test.each([['👍'], [family], ['🇳🇴'], ['e\u0301'], [accents]])(
  'the work on %j grows with the text, and ends at the limit',
  (piece) => {
    const work = (times: number, most = Infinity) => copied(piece.repeat(times), most);
    expect(work(4000) / work(1000)).toBeLessThan(6);
    expect(work(10_000, 281)).toBe(work(1000, 281));
    expect(visibleLength(piece.repeat(1000), 281)).toBe(281);
  },
);

test('a text of ordinary letters is counted without a segmenter', () => {
  expect(copied('På tørre fliser: «Zażółć» – '.slice(0, 24).repeat(1000), 281)).toBe(0);
});
