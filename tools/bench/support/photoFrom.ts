import type { Page } from 'playwright-core';

/** A photo as a phone takes them, 12 megapixels and full of detail, drawn by a browser. */
export const photoFrom = async (page: Page): Promise<Buffer> => {
  const text = await page.evaluate(async () => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [4032, 3024];
    const context = canvas.getContext('2d');
    for (let i = 0; i < 60_000; i += 1) {
      if (context) context.fillStyle = `hsl(${Math.random() * 360} 60% ${Math.random() * 90}%)`;
      context?.fillRect(Math.random() * 4032, Math.random() * 3024, 40, 40);
    }
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.95));
    const bytes = new Uint8Array((await blob?.arrayBuffer()) ?? new ArrayBuffer(0));
    return Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  });
  return Buffer.from(text, 'latin1');
};
