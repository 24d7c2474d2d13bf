import { useEffect, useState } from 'react';

import { cameraProblem } from './cameraProblem';

interface Camera {
  /** What it sees, once it is open. */
  stream: MediaStream | undefined;
  /** Why it can't be opened. */
  problem: string | undefined;
}

const release = (stream: MediaStream | undefined) => stream?.getTracks().forEach((track) => track.stop());

/**
 * The camera at the back, as long as it is asked for; then it is let go, also when it comes late.
 * @param active false lets it go at once
 */
export function useCamera(active: boolean): Camera {
  const [camera, setCamera] = useState<Camera>({ stream: undefined, problem: undefined });
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
      setCamera({ stream, problem: undefined });
    };
    open().catch((error: unknown) => {
      if (!isOver) setCamera({ stream: undefined, problem: cameraProblem(error) });
    });
    return () => {
      isOver = true;
      release(stream);
    };
  }, [active]);
  return camera;
}
