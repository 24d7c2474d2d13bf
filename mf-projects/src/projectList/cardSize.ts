/** A card of the overview in CSS pixels: every one has the same height, so that the place of each is known before it has come. */
export interface CardSize {
  height: number;
  gap: number;
  /** So wide at least; the columns share what is left. */
  width: number;
  /** Width for which its image is fetched: 480 pixels on all but the sharpest screens. */
  frame: number;
}

/** Picture beside the words on phones, above them elsewhere. */
export const cardSize = {
  small: { height: 144, gap: 8, width: 260, frame: 96 },
  large: { height: 308, gap: 16, width: 270, frame: 240 },
} as const satisfies Record<string, CardSize>;
