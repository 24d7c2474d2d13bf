import { imageSide } from '../contract/attachment';
import { shrinkImage } from './shrinkImage';
import type { UploadPurpose } from './uploadFile';

/** What was done on the canvas, in its order. */
let drawn: string[];
let hasContext: boolean;
beforeEach(() => {
  drawn = [];
  hasContext = true;
  const context = {
    fillStyle: '',
    fillRect: () => drawn.push(`fill ${context.fillStyle}`),
    drawImage: () => drawn.push('draw'),
  };
  const image = { width: 2 * imageSide, height: imageSide, close: () => undefined };
  Reflect.set(globalThis, 'createImageBitmap', () => Promise.resolve(image));
  Reflect.set(HTMLCanvasElement.prototype, 'getContext', () => (hasContext ? context : null));
  Reflect.set(HTMLCanvasElement.prototype, 'toBlob', (done: (made: Blob) => void) => done(new Blob(['x'])));
});

const file = (name: string, type: string) => new File(['bytes'], name, { type });
const [onWhite, asItIs] = [['fill white', 'draw'], ['draw']];

test.each<[what: string, given: File, about: UploadPurpose, name: string, done: string[]]>([
  ['a photo', file('bilde.jpeg', 'image/jpeg'), {}, 'bilde.jpeg', onWhite],
  ['an AVIF, which may let through', file('bilde.avif', 'image/avif'), {}, 'bilde.jpg', onWhite],
  ['a HEIC', file('IMG_1.HEIC', ''), {}, 'IMG_1.jpg', onWhite],
  ['a screenshot', file('skjerm.png', 'image/png'), {}, 'skjerm.png', asItIs],
  ['a HEIC that is a document', file('plan.heic', 'image/heic'), { isDocument: true }, 'plan.jpg', onWhite],
])('%s is drawn smaller', async (_what, given, about, name, done) => {
  const sent = await shrinkImage(given, about);
  expect([sent.name, drawn]).toEqual([name, done]);
});

test.each<[what: string, given: File, about: UploadPurpose]>([
  ['a WebP, which may move or let through', file('bilde.webp', 'image/webp'), {}],
  ['a moving GIF', file('bilde.gif', 'image/gif'), {}],
  ['what is no image', file('notat.txt', 'text/plain'), {}],
  ['a scanned drawing that is a document', file('plan.jpg', 'image/jpeg'), { isDocument: true }],
  ['a drawing that is a document', file('plan.png', 'image/png'), { isDocument: true }],
])('%s is sent as it is', async (_what, given, about) => {
  expect(await shrinkImage(given, about)).toBe(given);
  expect(drawn).toEqual([]);
});

test('where nothing can be drawn a photo is sent as it is', async () => {
  hasContext = false;
  const given = file('bilde.jpg', 'image/jpeg');
  expect(await shrinkImage(given, {})).toBe(given);
});
