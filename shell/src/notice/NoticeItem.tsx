import CheckCircleFilled from '@ant-design/icons/CheckCircleFilled';
import CloseCircleFilled from '@ant-design/icons/CloseCircleFilled';
import CloseOutlined from '@ant-design/icons/CloseOutlined';
import ExclamationCircleFilled from '@ant-design/icons/ExclamationCircleFilled';
import InfoCircleFilled from '@ant-design/icons/InfoCircleFilled';
import type { NoticeKind } from '@byggtun/shared/portal/portal';
import { useEffect, useEffectEvent, useState } from 'react';

/** A snackbar that is on screen. */
export interface ShownNotice {
  id: string;
  kind: NoticeKind;
  text: string;
}

interface NoticeItemProps {
  notice: ShownNotice;
  onClose: (id: string) => void;
}

/** Seconds on screen; warnings and errors stay longer, as they are read before something is done again. */
const seconds = { success: 4, info: 6, warning: 8, error: 10 } as const;
const icons = {
  success: <CheckCircleFilled aria-hidden />,
  info: <InfoCircleFilled aria-hidden />,
  warning: <ExclamationCircleFilled aria-hidden />,
  error: <CloseCircleFilled aria-hidden />,
} as const;

/** One snackbar, in a place that screen readers listen to, at once when it is urgent; it stays while it is pointed at or has the focus. */
export function NoticeItem({ notice, onClose }: NoticeItemProps) {
  const { id, kind, text } = notice;
  const [held, setHeld] = useState(false);
  const close = useEffectEvent(() => onClose(id));
  useEffect(() => {
    if (held) return undefined;
    const timer = setTimeout(() => close(), seconds[kind] * 1_000);
    return () => clearTimeout(timer);
  }, [held, kind]);

  const hold = () => setHeld(true);
  const letGo = () => setHeld(false);
  return (
    <div
      className={`bt-notice bt-notice-${kind}`}
      role={kind === 'error' || kind === 'warning' ? 'alert' : undefined}
      onMouseEnter={hold}
      onMouseLeave={letGo}
      onFocus={hold}
      onBlur={letGo}
    >
      {icons[kind]}
      <span className="bt-notice-text">{text}</span>
      <button
        type="button"
        className="bt-icon-button"
        aria-label="Lukk meldingen"
        onClick={() => onClose(id)}
      >
        <CloseOutlined aria-hidden />
      </button>
    </div>
  );
}
