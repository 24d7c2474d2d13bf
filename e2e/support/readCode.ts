import type { Locator } from '@playwright/test';
import jsQR from 'jsqr';

/** What a camera reads from the picture of this element; undefined when it holds no code. */
export async function readCode(code: Locator): Promise<string | undefined> {
  const picture = (await code.screenshot({ scale: 'css' })).toString('base64');
  const blank = await code.page().context().newPage();
  const { data, width, height } = await blank.evaluate(async (png) => {
    const image = await createImageBitmap(
      new Blob([Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0))]),
    );
    const drawing = new OffscreenCanvas(image.width, image.height).getContext('2d');
    if (!drawing) throw new Error('this browser does not draw');
    drawing.drawImage(image, 0, 0);
    const pixels = drawing.getImageData(0, 0, image.width, image.height);
    return { data: [...pixels.data], width: pixels.width, height: pixels.height };
  }, picture);
  await blank.close();
  return jsQR(Uint8ClampedArray.from(data), width, height)?.data;
}
