import { type RefObject, useEffect, useEffectEvent } from 'react';

import { makeCodeReader } from './codeReader';

/** Milliseconds between two looks at the picture: often enough for a hand, seldom enough for a battery. */
const lookEvery = 250;

/** Looks for codes in a picture that moves. */
export function useReadCode(
  video: RefObject<HTMLVideoElement | null>,
  active: boolean,
  onCode: (code: string) => void,
): void {
  const tell = useEffectEvent(onCode);
  useEffect(() => {
    const reader = active ? makeCodeReader() : undefined;
    if (!reader) return undefined;
    let timer: number | undefined;
    let isOver = false;
    const look = async () => {
      // A picture that can't be read is followed by another.
      const [first] = video.current ? await reader.detect(video.current).catch(() => []) : [];
      if (isOver) return;
      if (first) tell(first.rawValue);
      timer = window.setTimeout(() => void look(), lookEvery);
    };
    void look();
    return () => {
      isOver = true;
      window.clearTimeout(timer);
    };
  }, [video, active]);
}
