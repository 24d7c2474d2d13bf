/** Per cent of the width at which a whole page is shown (document 3, section 9: steps of 10 %). */
export const zoomStep = 10;
const least = 50;
const most = 400;

/** The zoom so many steps away, within what is offered. */
export const zoomBy = (zoom: number, steps: number): number =>
  Math.min(most, Math.max(least, zoom + steps * zoomStep));
