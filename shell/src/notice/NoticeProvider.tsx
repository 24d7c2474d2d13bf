import type { Portal } from '@byggtun/shared/portal/portal';
import { notification } from 'antd';
import { createContext, type ReactNode, use, useCallback } from 'react';

type Notify = Portal['notify'];

const NoticeContext = createContext<Notify>(() => undefined);

/** How to show a snackbar; warnings and errors stay longer, as they are read before something is done again. */
export const useNotify = (): Notify => use(NoticeContext);

const seconds = { success: 4, info: 6, warning: 8, error: 10 } as const;
const titles = { success: 'Utført', info: 'Til orientering', warning: 'Obs', error: 'Feil' } as const;

/** Shows the snackbars of four kinds (document 1, section 8), announced to screen readers. */
export function NoticeProvider({ children }: { children: ReactNode }) {
  const [api, holder] = notification.useNotification({ placement: 'bottomRight', maxCount: 3, stack: false });
  const notify = useCallback<Notify>(
    (kind, text) =>
      api[kind]({
        key: `${kind}:${text}`,
        title: titles[kind],
        description: <span className="bt-notice-text">{text}</span>,
        duration: seconds[kind],
        role: kind === 'error' || kind === 'warning' ? 'alert' : 'status',
      }),
    [api],
  );
  return (
    <NoticeContext value={notify}>
      {holder}
      {children}
    </NoticeContext>
  );
}
