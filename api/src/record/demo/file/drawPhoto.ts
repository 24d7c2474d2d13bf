import sharp from 'sharp';

const [width, height] = [1280, 960];

/** Light from above the left corner, darker to the edges, as a lamp on site gives. */
const light = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs><radialGradient id="l" cx=".38" cy=".3" r=".95"><stop offset="0" stop-color="#fff" stop-opacity=".22"/><stop offset=".5" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".5"/></radialGradient></defs><path fill="url(#l)" d="M0 0h${width}v${height}H0z"/></svg>`,
);

/** A drawn scene as a photo of it: a little unsharp, unevenly lit, grainy. */
export const drawPhoto = async (drawing: string): Promise<{ image: Buffer; thumbnail: Buffer }> => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${drawing}</svg>`;
  const grain = await sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#808080',
      noise: { type: 'gaussian', mean: 128, sigma: 9 },
    },
  })
    .png({ compressionLevel: 0 })
    .toBuffer();
  const image = await sharp(Buffer.from(svg))
    .flatten()
    .blur(1.2)
    .composite([{ input: light }, { input: grain, blend: 'soft-light' }])
    .jpeg({ quality: 74 })
    .toBuffer();
  const thumbnail = await sharp(image).resize(320, 320, { fit: 'inside' }).webp({ quality: 72 }).toBuffer();
  return { image, thumbnail };
};
