/** What of the browser's `BarcodeDetector` is used; TypeScript does not know it yet. */
export interface CodeReader {
  detect: (picture: HTMLVideoElement) => Promise<{ rawValue: string }[]>;
}

interface CodeReaderMaker {
  new (): CodeReader;
  getSupportedFormats: () => Promise<string[]>;
}

const makerOf = () => (globalThis as { BarcodeDetector?: CodeReaderMaker }).BarcodeDetector;

/** Whether this browser can read codes with a camera: not all have the reader, and some have it without a format that it knows. */
export async function canReadCodes(): Promise<boolean> {
  // There is none in a page that did not come over a safe line, whatever its type says.
  const devices = navigator.mediaDevices as MediaDevices | undefined;
  if (!devices) return false;
  const formats = await makerOf()
    ?.getSupportedFormats()
    .catch(() => []);
  return formats !== undefined && formats.length > 0;
}

/** A reader of codes; undefined where the browser has none. */
export function makeCodeReader(): CodeReader | undefined {
  const Maker = makerOf();
  return Maker && new Maker();
}
