import type { PDFPageProxy } from 'pdfjs-dist';

import { clearDrawing, type OpenPdf, type PagePlace } from './pageDrawing';
import type { PagePicture } from './pagePicture';
import { PdfFiles, rendererAddress, workerAddress } from './pdfFiles';

/** So many pixels a canvas holds on every device (iOS takes no more). */
const mostPixels = 16_000_000;

const sizeAt = (page: PDFPageProxy, scale: number) => page.getViewport({ scale });

/** A canvas as sharp as the screen, or as the device can hold. */
async function drawing(page: PDFPageProxy, { scale, signal }: PagePlace): Promise<HTMLCanvasElement> {
  const { width, height } = sizeAt(page, scale);
  const sharpness = Math.min(window.devicePixelRatio || 1, Math.sqrt(mostPixels / (width * height)));
  const canvas = document.createElement('canvas');
  const viewport = sizeAt(page, scale * sharpness);
  canvas.width = Math.floor(viewport.width);
  canvas.height = Math.floor(viewport.height);
  const task = page.render({ canvas, viewport });
  signal.addEventListener('abort', () => task.cancel());
  await task.promise;
  return canvas;
}

/**
 * Opens a PDF with pdf.js, whose code is fetched now and whose work is done beside the page. Nothing in the document is run.
 * @param picture of its first page, which then need not be drawn: a drawing of 100,000 lines takes seconds and hundreds of megabytes
 * @throws when it is none, or is locked
 */
export async function openPdf(file: Blob, picture?: PagePicture): Promise<OpenPdf> {
  const { getDocument, GlobalWorkerOptions, TextLayer } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  GlobalWorkerOptions.workerSrc = workerAddress;
  GlobalWorkerOptions.rendererSrc = rendererAddress;
  const task = getDocument({
    data: new Uint8Array(await file.arrayBuffer()),
    BinaryDataFactory: PdfFiles,
    useWorkerFetch: false,
    verbosity: 0,
  });
  const pdf = await task.promise;
  /** Read once for each page, since pdf.js goes through the whole page for it. */
  const texts = new Map<number, ReturnType<PDFPageProxy['getTextContent']>>();
  const textOf = (number: number, page: PDFPageProxy) => {
    const text = texts.get(number) ?? page.getTextContent();
    texts.set(number, text);
    return text;
  };
  const paint = async (number: number, page: PDFPageProxy, place: PagePlace) => {
    const first = number === 1 ? picture : undefined;
    if (await first?.paint(place, sizeAt(page, place.scale).width)) return;
    const canvas = await drawing(page, place);
    place.signal.throwIfAborted();
    clearDrawing(place.element);
    place.element.append(canvas);
  };
  return {
    pages: pdf.numPages,
    sizeOf: async (number) => {
      const { width, height } = sizeAt(await pdf.getPage(number), 1);
      return { width, height };
    },
    draw: async (number, place) => {
      const page = await pdf.getPage(number);
      await paint(number, page, place);
      const container = document.createElement('div');
      container.className = 'bt-pdf-text';
      const textContentSource = await textOf(number, page);
      await new TextLayer({
        textContentSource,
        container,
        viewport: sizeAt(page, place.scale),
      }).render();
      place.signal.throwIfAborted();
      place.element.querySelector('.bt-pdf-text')?.remove();
      place.element.append(container);
    },
    leave: (number) =>
      void pdf.getPage(number).then(
        (page) => page.cleanup(),
        () => undefined,
      ),
    close: () => void task.destroy(),
  };
}
