import type { Portal } from '@byggtun/shared/portal/portal';
import { createContext, type ReactNode, use, useCallback, useState } from 'react';

import type { ShownNotice } from './NoticeItem';
import { NoticeList } from './NoticeList';

type Notify = Portal['notify'];

const NoticeContext = createContext<Notify>(() => undefined);

/** How to show a snackbar. */
export const useNotify = (): Notify => use(NoticeContext);

/** So many are on screen at once; the oldest give way. */
const most = 3;

/** Shows the snackbars of four kinds (docs/product/frame.md#snackbars); what is said again while it can be read starts anew. */
export function NoticeProvider({ children }: { children: ReactNode }) {
  const [notices, setNotices] = useState<readonly ShownNotice[]>([]);
  const notify = useCallback<Notify>((kind, text) => {
    const notice = { kind, text, id: crypto.randomUUID() };
    const isOther = (one: ShownNotice) => one.kind !== kind || one.text !== text;
    // What went through answers what was warned of before it.
    const stands = (one: ShownNotice) => kind !== 'success' || one.kind !== 'warning';
    const holds = (one: ShownNotice) => isOther(one) && stands(one);
    setNotices((before) => [...before.filter(holds), notice].slice(-most));
  }, []);
  const close = useCallback(
    (id: string) => setNotices((before) => before.filter((one) => one.id !== id)),
    [],
  );
  return (
    <NoticeContext value={notify}>
      {children}
      <NoticeList notices={notices} onClose={close} />
    </NoticeContext>
  );
}
