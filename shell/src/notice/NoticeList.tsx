import { useEffect, useRef } from 'react';

import { NoticeItem, type ShownNotice } from './NoticeItem';

interface NoticeListProps {
  notices: readonly ShownNotice[];
  onClose: (id: string) => void;
}

/**
 * The place of the snackbars: in the browser's top layer, so that an open dialog does not cover them, and there before the
 * first of them, so that screen readers listen already.
 */
export function NoticeList({ notices, onClose }: NoticeListProps) {
  const list = useRef<HTMLElement>(null);
  const newest = notices.at(-1)?.id;
  useEffect(() => {
    const popover = list.current;
    if (!popover || !('showPopover' in popover)) return;
    popover.popover = 'manual';
    // What was opened last lies on top: above a dialog that has come since.
    if (document.querySelector('dialog[open]')) popover.hidePopover();
    if (!popover.matches(':popover-open')) popover.showPopover();
  }, [newest]);

  return (
    <section ref={list} className="bt-notices" role="status" aria-atomic={false} aria-label="Meldinger">
      {notices.map((notice) => (
        <NoticeItem key={notice.id} notice={notice} onClose={onClose} />
      ))}
    </section>
  );
}
