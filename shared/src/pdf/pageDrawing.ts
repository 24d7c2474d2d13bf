/** A page's size in its own units, of which 72 are an inch. */
export interface PageSize {
  width: number;
  height: number;
}

/** What a page is drawn into. */
export interface PagePlace {
  /** Gets the drawing, as a canvas or an image, and above it the text, invisible, for those who read it aloud, search or copy. */
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
  /** Gives back what a page that went out of sight was drawn from. */
  leave: (page: number) => void;
  close: () => void;
}

/** Takes a drawing away, and gives its memory back at once: a canvas holds it until it is collected, which may be after many more. */
export const clearDrawing = (element: HTMLElement): void => {
  for (const canvas of element.querySelectorAll('canvas')) canvas.width = 0;
  element.replaceChildren();
};
