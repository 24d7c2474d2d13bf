import { offlineText, unreachableText } from '@byggtun/shared/http/failureNotice';
import { shownAge } from '@byggtun/shared/portal/shownCalls';
import { formatDateTime } from '@byggtun/shared/text/date';
import { useSyncExternalStore } from 'react';

/**
 * The no-internet bar (document 1, section 2), and how old what is on the screen is while the server can't be asked. It is
 * always there for screen readers, so that they hear what it comes to say.
 */
export function OfflineBar({ online }: { online: boolean }) {
  const age = useSyncExternalStore(shownAge.subscribe, shownAge.oldest);
  const isLost = !online || age !== undefined;
  return (
    <div role="status">
      {isLost && (
        <p className="bt-offline">
          {online ? unreachableText : offlineText}
          {age !== undefined && (
            <span className="bt-offline-age">
              Du ser det som ble hentet {formatDateTime(new Date(age).toISOString())}.
            </span>
          )}
        </p>
      )}
    </div>
  );
}
