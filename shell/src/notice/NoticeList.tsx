import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';

import { NoticeItem, type ShownNotice } from './NoticeItem';
import { topmostDialog } from './topmostDialog';

/** Dialogs are opened where they stand. */
const opening: MutationObserverInit = { subtree: true, attributeFilter: ['open'] };

interface NoticeListProps {
  notices: readonly ShownNotice[];
  onClose: (id: string) => void;
}

/** A place that takes no room, which can be moved with what stands in it: what is shown goes on, and so does its time. */
function makePlace(): HTMLElement {
  const place = document.createElement('div');
  place.style.display = 'contents';
  return place;
}

/** Lays the list above all that was opened before, where the browser can. */
function raise(list: HTMLElement | null): void {
  if (!list?.isConnected || !('showPopover' in list)) return;
  list.popover = 'manual';
  if (topmostDialog()) list.hidePopover();
  if (!list.matches(':popover-open')) list.showPopover();
}

/** An alert that is put in anew would be said again. */
function silence(place: HTMLElement): void {
  for (const said of place.querySelectorAll('[role=alert]')) said.removeAttribute('role');
}

/**
 * The place of the snackbars: in the browser's top layer, so that an open dialog does not cover them, in the topmost dialog,
 * outside of which they could neither be read aloud nor closed, and there before the first of them, so that screen readers
 * listen already.
 */
export function NoticeList({ notices, onClose }: NoticeListProps) {
  const home = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLElement>(null);
  const [place] = useState(makePlace);
  const newest = notices.at(-1)?.id;
  useEffect(() => {
    const follow = () => {
      const around = topmostDialog() ?? home.current;
      if (!around || place.parentNode === around) return;
      silence(place);
      around.append(place);
      raise(list.current);
      // A dialog that goes would take it with it; while there is none, only the opening of one is looked for.
      observer.observe(document.body, { ...opening, childList: around !== home.current });
    };
    const observer = new MutationObserver(follow);
    follow();
    return () => observer.disconnect();
  }, [place]);
  useEffect(() => raise(list.current), [newest]);

  return (
    <div ref={home} style={{ display: 'contents' }}>
      {createPortal(
        <section ref={list} className="bt-notices" role="status" aria-atomic={false} aria-label="Meldinger">
          {notices.map((notice) => (
            <NoticeItem key={notice.id} notice={notice} onClose={onClose} />
          ))}
        </section>,
        place,
      )}
    </div>
  );
}
