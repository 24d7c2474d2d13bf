import { type PictureSize, pictureSize, pictureWidths } from '../contract/pagePicture';
import { clearDrawing, type OpenPdf, type PagePlace, type PageSize } from './pageDrawing';

/** Fetches the picture of a PDF's first page. */
export type LoadPicture = (size: PictureSize, signal: AbortSignal) => Promise<Blob>;

/** The first page of a PDF as pictures, the smallest of which is here. */
export interface PagePicture {
  /** Its proportions. */
  size: PageSize;
  /**
   * Puts the picture into the place that has a pixel for each of the screen's there; until it is here the smallest stands for it.
   * @param width of the place, CSS pixels
   * @returns whether it could be had
   */
  paint: (place: Pick<PagePlace, 'element' | 'signal'>, width: number) => Promise<boolean>;
}

const sizeFor = (pixels: number): PictureSize =>
  pictureSize.options.find((size) => pictureWidths[size] >= pixels) ?? 'large';

/** An image that can be painted at once. */
async function decode(file: Blob): Promise<HTMLImageElement> {
  const image = document.createElement('img');
  // The page has a name and a text.
  image.alt = '';
  const address = URL.createObjectURL(file);
  try {
    image.src = address;
    await image.decode();
    return image;
  } finally {
    URL.revokeObjectURL(address);
  }
}

function show(element: HTMLElement, image: HTMLImageElement): void {
  if (image.parentElement === element) return;
  clearDrawing(element);
  element.append(image);
}

/**
 * Fetches the smallest picture of a first page.
 * @param signal ends the fetching of larger ones too
 * @throws when there is none
 */
export async function openPagePicture(load: LoadPicture, signal: AbortSignal): Promise<PagePicture> {
  const images = new Map<PictureSize, Promise<HTMLImageElement>>();
  const imageOf = (size: PictureSize) => {
    const image = images.get(size) ?? load(size, signal).then(decode);
    images.set(size, image);
    // What did not come is asked for again.
    image.catch(() => images.delete(size));
    return image;
  };
  const smallest = await imageOf('small');
  return {
    size: { width: smallest.naturalWidth, height: smallest.naturalHeight },
    paint: async (place, width) => {
      if (!place.element.hasChildNodes()) show(place.element, smallest);
      const image = await imageOf(sizeFor(width * window.devicePixelRatio)).catch(() => undefined);
      place.signal.throwIfAborted();
      if (image) show(place.element, image);
      return image !== undefined;
    },
  };
}

/** A document of which no more is known yet than the first page. */
export const picturedPdf = ({ size, paint }: PagePicture): OpenPdf => ({
  pages: 1,
  sizeOf: () => Promise.resolve(size),
  draw: async (_, place) => void (await paint(place, size.width * place.scale)),
  leave: () => undefined,
  close: () => undefined,
});
