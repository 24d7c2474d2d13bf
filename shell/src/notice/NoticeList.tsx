import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';

import { NoticeItem, type ShownNotice } from './NoticeItem';
import { topmostDialog } from './topmostDialog';

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

/**
 * The place of the snackbars: in the browser's top layer, so that an open dialog does not cover them, and there before the
 * first of them, so that screen readers listen already. While some are shown it stands in the topmost dialog, outside of which
 * they could not be closed.
 */
export function NoticeList({ notices, onClose }: NoticeListProps) {
  const home = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLElement>(null);
  const [place] = useState(makePlace);
  const newest = notices.at(-1)?.id;
  useEffect(() => {
    const follow = () => {
      const around = (newest === undefined ? undefined : topmostDialog()) ?? home.current;
      if (!around || place.parentNode === around) return;
      around.append(place);
      raise(list.current);
    };
    follow();
    raise(list.current);
    if (newest === undefined) return undefined;
    // Dialogs come and go meanwhile, and one that goes would take them with it.
    const observer = new MutationObserver(follow);
    observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['open'] });
    return () => observer.disconnect();
  }, [newest, place]);

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
