import type { PDFPageProxy } from 'pdfjs-dist';

import { PdfFiles, rendererAddress, workerAddress } from './pdfFiles';

/** A page's size in its own units, of which 72 are an inch. */
export interface PageSize {
  width: number;
  height: number;
}

/** What a page is drawn into. */
export interface PagePlace {
  /** Gets the drawing, as a canvas, and above it the text, invisible, for those who read it aloud, search or copy. */
  element: HTMLElement;
  /** CSS pixels a unit of the page. */
  scale: number;
  /** Given up when it is aborted. */
  signal: AbortSignal;
}

/** A PDF that is open. Pages count from 1. */
export interface OpenPdf {
  pages: number;
  sizeOf: (page: number) => Promise<PageSize>;
  /** Draws a page; what stood in the place stays until the new drawing is whole, and its text comes after. */
  draw: (page: number, place: PagePlace) => Promise<void>;
  close: () => void;
}

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

/** Takes a drawing away, and gives its memory back at once: a canvas holds it until it is collected, which may be after many more. */
export const clearDrawing = (element: HTMLElement): void => {
  for (const canvas of element.querySelectorAll('canvas')) canvas.width = 0;
  element.replaceChildren();
};

/**
 * Opens a PDF with pdf.js, whose code is fetched now and whose work is done beside the page. Nothing in the document is run.
 * @throws when it is none, or is locked
 */
export async function openPdf(file: Blob): Promise<OpenPdf> {
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
  return {
    pages: pdf.numPages,
    sizeOf: async (number) => {
      const { width, height } = sizeAt(await pdf.getPage(number), 1);
      return { width, height };
    },
    draw: async (number, place) => {
      const page = await pdf.getPage(number);
      const canvas = await drawing(page, place);
      place.signal.throwIfAborted();
      clearDrawing(place.element);
      place.element.append(canvas);
      const container = document.createElement('div');
      container.className = 'bt-pdf-text';
      const textContentSource = await textOf(number, page);
      await new TextLayer({
        textContentSource,
        container,
        viewport: sizeAt(page, place.scale),
      }).render();
      place.signal.throwIfAborted();
      place.element.append(container);
    },
    close: () => void task.destroy(),
  };
}
