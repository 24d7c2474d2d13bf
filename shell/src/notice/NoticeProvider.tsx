import CheckCircleFilled from '@ant-design/icons/CheckCircleFilled';
import CloseCircleFilled from '@ant-design/icons/CloseCircleFilled';
import ExclamationCircleFilled from '@ant-design/icons/ExclamationCircleFilled';
import InfoCircleFilled from '@ant-design/icons/InfoCircleFilled';
import type { Portal } from '@byggtun/shared/portal/portal';
import { useBelow } from '@byggtun/shared/ui/useMedia';
import { notification } from 'antd';
import { createContext, type ReactNode, use, useCallback } from 'react';

type Notify = Portal['notify'];

const NoticeContext = createContext<Notify>(() => undefined);

/** How to show a snackbar; warnings and errors stay longer, as they are read before something is done again. */
export const useNotify = (): Notify => use(NoticeContext);

const seconds = { success: 4, info: 6, warning: 8, error: 10 } as const;
const icons = {
  success: <CheckCircleFilled aria-hidden />,
  info: <InfoCircleFilled aria-hidden />,
  warning: <ExclamationCircleFilled aria-hidden />,
  error: <CloseCircleFilled aria-hidden />,
} as const;

/** Shows the snackbars of four kinds (document 1, section 8), announced to screen readers. */
export function NoticeProvider({ children }: { children: ReactNode }) {
  // On phones the bottom edge holds what one can do on the page.
  const phone = useBelow('xs');
  const [api, holder] = notification.useNotification({
    placement: phone ? 'top' : 'bottomRight',
    top: 64,
    maxCount: 3,
    stack: false,
  });
  const notify = useCallback<Notify>(
    (kind, text) =>
      api[kind]({
        key: `${kind}:${text}`,
        className: `bt-notice bt-notice-${kind}`,
        icon: icons[kind],
        title: <span className="bt-notice-text">{text}</span>,
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
