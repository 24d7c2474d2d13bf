import type { Page } from '@playwright/test';

/** The bytes of a file that the page has made. */
const bytesOf = (made: string) => Buffer.from(made, 'base64');

/** A photo of 3000 × 2000 pixels, as the browser draws it. */
export const drawnPhoto = async (page: Page): Promise<Buffer> =>
  bytesOf(
    await page.evaluate(() => {
      const canvas = document.createElement('canvas');
      [canvas.width, canvas.height] = [3000, 2000];
      const context = canvas.getContext('2d');
      if (context) {
        context.fillStyle = '#d8d4ca';
        context.fillRect(0, 0, 3000, 2000);
        context.fillStyle = '#8a5a3a';
        context.fillRect(200, 900, 2500, 60);
      }
      return canvas.toDataURL('image/jpeg').split(',')[1] ?? '';
    }),
  );

/** A film of about half a second, as the browser records it. */
export const recordedFilm = async (page: Page): Promise<Buffer> =>
  bytesOf(
    await page.evaluate(async () => {
      const canvas = document.createElement('canvas');
      const context = canvas.getContext('2d');
      const framesPerSecond = 25;
      const recorder = new MediaRecorder(canvas.captureStream(framesPerSecond), { mimeType: 'video/webm' });
      const pieces: Blob[] = [];
      recorder.ondataavailable = ({ data }) => pieces.push(data);
      const stopped = new Promise((resolve) => (recorder.onstop = resolve));
      recorder.start();
      for (let i = 0; i < 15; i += 1) {
        context?.fillRect(i * 10, i * 5, 40, 40);
        await new Promise((resolve) => setTimeout(resolve, 1000 / framesPerSecond));
      }
      recorder.stop();
      await stopped;
      const bytes = new Uint8Array(await new Blob(pieces).arrayBuffer());
      return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
    }),
  );
