import { offlineText, unreachableText } from '@byggtun/shared/http/failureNotice';
import { shownAge } from '@byggtun/shared/portal/shownCalls';
import { formatDateTime } from '@byggtun/shared/text/date';
import { useRef, useState, useSyncExternalStore } from 'react';

import { useRoomAbove } from './useRoomAbove';

interface OfflineBarProps {
  online: boolean;
  /** Of the page below it. */
  pathname: string;
}

const ageText = (age: number | undefined) =>
  age === undefined ? '' : `Du ser det som ble hentet ${formatDateTime(new Date(age).toISOString())}.`;

/**
 * The no-internet bar (docs/product/frame.md), and how old what is on the screen is while the server can't be asked. It is
 * always there for screen readers, so that they hear what it comes to say. Nothing moves under a finger when it comes or
 * goes, and nothing stays covered: the page is scrolled by its height, and its room is given up on the way to the next page.
 */
export function OfflineBar({ online, pathname }: OfflineBarProps) {
  const age = useSyncExternalStore(shownAge.subscribe, shownAge.oldest);
  const isLost = !online || age !== undefined;
  const [room, setRoom] = useState({ pathname, taken: isLost });
  if (room.pathname !== pathname || (isLost && !room.taken)) setRoom({ pathname, taken: isLost });
  const place = useRef<HTMLDivElement>(null);
  useRoomAbove(place, pathname);
  const now = { text: online ? unreachableText : offlineText, age: ageText(age) };
  const [said, setSaid] = useState(now);
  if (isLost && (said.text !== now.text || said.age !== now.age)) setSaid(now);

  const words = (
    <>
      {said.text}
      {said.age && <span className="bt-offline-age">{said.age}</span>}
    </>
  );

  return (
    <div ref={place} className="bt-offline-place">
      <div role="status">{isLost && <p className="bt-offline">{words}</p>}</div>
      {!isLost && room.taken && (
        <p className="bt-offline bt-offline-room" aria-hidden>
          {words}
        </p>
      )}
    </div>
  );
}
