import { fileURLToPath } from 'node:url';

import sharp from 'sharp';

interface Line {
  text: string;
  x: number;
  y: number;
  /** Pixels. */
  size: number;
  colour: string;
  bold?: boolean;
  /** Pixels at which it goes on in the next line. */
  width?: number;
}

const fontOf = (style: string) =>
  fileURLToPath(import.meta.resolve(`@expo-google-fonts/figtree/${style}/Figtree_${style}.ttf`));

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** A text as a part of an SVG, in the portal's own letters: a server may have none that an SVG could name. */
export const drawText = async ({ text, x, y, size, colour, bold = false, width }: Line): Promise<string> => {
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${colour}">${escaped(text)}</span>`,
      font: `Figtree ${bold ? 'Bold ' : ''}${size}`,
      fontfile: fontOf(bold ? '700Bold' : '400Regular'),
      ...{ dpi: 72, rgba: true },
      ...(width !== undefined && { width, wrap: 'word' as const }),
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  return `<image x="${x}" y="${y}" width="${info.width}" height="${info.height}" href="data:image/png;base64,${data.toString('base64')}"/>`;
};
