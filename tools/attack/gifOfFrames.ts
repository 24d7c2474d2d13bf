/** A GIF that says that each of its many frames is so many pixels wide and high; a few bytes each. */
export const gifOfFrames = (frames: number, side: number): Uint8Array<ArrayBuffer> => {
  const [low, high] = [side & 255, side >> 8];
  const head = [...'GIF89a'].map((letter) => letter.charCodeAt(0));
  const screen = [low, high, low, high, 0x80, 0, 0, 0, 0, 0, 255, 255, 255];
  // A frame of the whole size whose data end at once.
  const frame = [0x21, 0xf9, 4, 0, 1, 0, 0, 0, 0x2c, 0, 0, 0, 0, low, high, low, high, 0, 2, 2, 0x4c, 1, 0];
  const bytes = new Uint8Array(head.length + screen.length + frame.length * frames + 1);
  bytes.set([...head, ...screen]);
  for (let at = 0; at < frames; at++) bytes.set(frame, head.length + screen.length + frame.length * at);
  bytes[bytes.length - 1] = 0x3b;
  return bytes;
};
