/** The camera of a test, in a browser that reads codes. */
export interface FakeCamera {
  /** What it sees now; null is nothing that can be read. */
  seen: string | null;
  /** How often it was let go. */
  stopped: number;
  /** What it was opened with, each time. */
  opened: unknown[];
  /** Answers who wants to open it. */
  give: () => Promise<unknown>;
  /** What it gives when it opens. */
  stream: () => unknown;
}

/** Puts a camera and a reader of codes into the browser. */
export function fakeCamera(): FakeCamera {
  const stream = () => ({ getTracks: () => [{ stop: () => (camera.stopped += 1) }] });
  const camera: FakeCamera = {
    ...{ seen: null, stopped: 0, opened: [], stream },
    give: () => Promise.resolve(stream()),
  };
  class Detector {
    static getSupportedFormats = () => Promise.resolve(['code_128', 'qr_code']);
    detect = () => Promise.resolve(camera.seen === null ? [] : [{ rawValue: camera.seen }]);
  }
  const getUserMedia = (wanted: unknown) => {
    camera.opened.push(wanted);
    return camera.give();
  };
  Reflect.set(globalThis, 'BarcodeDetector', Detector);
  Reflect.set(navigator, 'mediaDevices', { getUserMedia });
  return camera;
}

/** Takes both out again: most browsers have no reader. */
export function removeCamera(): void {
  Reflect.deleteProperty(globalThis, 'BarcodeDetector');
  Reflect.deleteProperty(navigator, 'mediaDevices');
}
