/** Width and height of a picture, pixels. */
export interface Size {
  width: number;
  height: number;
}

/** How a picture lies under the circle. */
export interface Crop {
  /** 1 shows its shorter side whole. */
  zoom: number;
  /** How far its middle lies from the circle's, in parts of the circle's diameter. */
  x: number;
  y: number;
}

/** The square of a picture that the circle shows, pixels of the picture. */
export interface Square {
  left: number;
  top: number;
  side: number;
}

/** No closer than this. */
export const greatestZoom = 4;

/** The whole of the shorter side, in the middle. */
export const startCrop: Crop = { zoom: 1, x: 0, y: 0 };

const between = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);

/** The picture's sides in parts of the circle's diameter. */
export const shownSize = ({ width, height }: Size, zoom: number): Size => {
  const shorter = Math.min(width, height);
  return { width: (width / shorter) * zoom, height: (height / shorter) * zoom };
};

/** The nearest crop of which the circle is filled. */
export function within(size: Size, { zoom, x, y }: Crop): Crop {
  const near = between(zoom, 1, greatestZoom);
  const { width, height } = shownSize(size, near);
  const [sideways, upright] = [(width - 1) / 2, (height - 1) / 2];
  return { zoom: near, x: between(x, -sideways, sideways), y: between(y, -upright, upright) };
}

/** What of the picture is kept. */
export function squareOf(size: Size, crop: Crop): Square {
  const { zoom, x, y } = within(size, crop);
  const side = Math.min(size.width, size.height) / zoom;
  return {
    left: (size.width - side) / 2 - x * side,
    top: (size.height - side) / 2 - y * side,
    side,
  };
}
