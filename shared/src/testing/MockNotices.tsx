import { useSyncExternalStore } from 'react';

import type { MockPortal } from './mockPortal';

/** The snackbars of a mock host, announced as the shell announces its own; the same words stand there once. */
export function MockNotices({ mock }: { mock: MockPortal }) {
  useSyncExternalStore(mock.subscribe, () => mock.notices.length);
  const once = new Map(mock.notices.map((notice) => [`${notice.kind}:${notice.text}`, notice]));
  return (
    <div className="bt-mock-notices">
      {[...once].map(([key, { kind, text }]) => (
        <p key={key} role={kind === 'error' || kind === 'warning' ? 'alert' : 'status'}>
          {text}
        </p>
      ))}
    </div>
  );
}
