import { useEffect, useRef } from 'react';

import { useReadCode } from './useReadCode';

interface ScanPictureProps {
  /** What the camera sees; undefined until it is open. */
  stream: MediaStream | undefined;
  /** Called with each code that is seen, as often as it is seen. */
  onCode: (code: string) => void;
}

/** What the camera sees, looked through for codes. */
export function ScanPicture({ stream, onCode }: ScanPictureProps) {
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    if (video.current) video.current.srcObject = stream ?? null;
  }, [stream]);
  useReadCode(video, stream !== undefined, onCode);
  return <video ref={video} aria-label="Det kameraet ser" autoPlay muted playsInline />;
}
