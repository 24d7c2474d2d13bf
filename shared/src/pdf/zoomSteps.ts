/** Per cent of the width at which a whole page is shown (docs/product/documents.md#the-viewer: steps of 10 %). */
export const zoomStep = 10;
const least = 50;
const most = 400;

/** Width of a screen's room beside which a page is as wide as it gets. */
const widestRoom = 960;
/** CSS pixels a unit of the page at which common text (10 to 11 points) can be read. */
const readableScale = 1.1;

/**
 * The zoom at which a document opens so that its text can be read: on a phone a page is wider than the screen.
 * @param pageWidth in the page's units
 * @param room CSS pixels beside each other
 */
export const readableZoom = (pageWidth: number, room: number): number => {
  const whole = Math.min(room, widestRoom) / pageWidth;
  const wanted = Math.ceil(readableScale / whole / 0.1) * zoomStep;
  return Math.min(most, Math.max(100, wanted));
};

/** The zoom so many steps away, within what is offered. */
export const zoomBy = (zoom: number, steps: number): number =>
  Math.min(most, Math.max(least, zoom + steps * zoomStep));
