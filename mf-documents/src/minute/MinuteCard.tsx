import DownloadOutlined from '@ant-design/icons/DownloadOutlined';
import EyeOutlined from '@ant-design/icons/EyeOutlined';
import LoadingOutlined from '@ant-design/icons/LoadingOutlined';
import type { Minute } from '@byggtun/shared/contract/minute';
import { usePortal } from '@byggtun/shared/portal/portal';
import { formatDateTime } from '@byggtun/shared/text/date';

interface MinuteCardProps {
  minute: Minute;
  /** It is on its way. */
  isFetching: boolean;
  onPress: (minute: Minute) => void;
}

/** The minutes of a meeting: a press fetches them. */
export function MinuteCard({ minute, isFetching, onPress }: MinuteCardProps) {
  const { kiosk } = usePortal();
  const { meetingNumber, meetingName, meetingTypeString, meetingStart } = minute;
  const Mark = kiosk ? EyeOutlined : DownloadOutlined;
  return (
    <li>
      <button
        type="button"
        className="bt-card minutes-card"
        aria-busy={isFetching || undefined}
        onClick={() => onPress(minute)}
      >
        <span className="minutes-number">{meetingNumber}</span>
        <span className="minutes-words">
          <span className="minutes-name">{meetingName}</span>
          <span className="bt-secondary">
            {meetingTypeString} · {formatDateTime(meetingStart)}
          </span>
        </span>
        <span className="minutes-mark" aria-hidden>
          {isFetching ? <LoadingOutlined /> : <Mark />}
        </span>
      </button>
    </li>
  );
}
