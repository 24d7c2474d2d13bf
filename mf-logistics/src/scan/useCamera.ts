import { useEffect, useState } from 'react';

interface Camera {
  /** What it sees, once it is open. */
  stream: MediaStream | undefined;
  /** Why it can't be opened. */
  error: Error | undefined;
}

const release = (stream: MediaStream | undefined) => stream?.getTracks().forEach((track) => track.stop());

/**
 * The camera at the back, as long as it is asked for; then it is let go, also when it comes late.
 * @param active false lets it go at once
 */
export function useCamera(active: boolean): Camera {
  const [camera, setCamera] = useState<Camera>({ stream: undefined, error: undefined });
  useEffect(() => {
    if (!active) return undefined;
    let stream: MediaStream | undefined;
    let isOver = false;
    const open = async () => {
      const come = await navigator.mediaDevices.getUserMedia({
        video: { facingMode: 'environment' },
        audio: false,
      });
      if (isOver) return release(come);
      stream = come;
      setCamera({ stream, error: undefined });
    };
    open().catch((cause: unknown) => {
      const error = cause instanceof Error ? cause : new Error('No camera', { cause });
      if (!isOver) setCamera({ stream: undefined, error });
    });
    return () => {
      isOver = true;
      release(stream);
    };
  }, [active]);
  return camera;
}
