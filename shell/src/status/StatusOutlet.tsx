import { RetryBar } from '@byggtun/shared/ui/RetryBar';
import { Skeleton } from '@byggtun/shared/ui/Skeleton';
import { useCallback, useEffect, useState } from 'react';

import type * as StatusPageModule from './StatusPage';
import type { StatusPageProps } from './StatusPage';

/** Fetches the page of what runs when it is first visited; few people ever do. */
export function StatusOutlet(props: StatusPageProps) {
  const [page, setPage] = useState<typeof StatusPageModule | 'failed'>();
  const load = useCallback(() => {
    import(/* webpackChunkName: "status" */ './StatusPage').then(setPage, () => setPage('failed'));
  }, []);
  useEffect(load, [load]);
  const retry = () => {
    setPage(undefined);
    load();
  };

  if (page !== undefined && page !== 'failed') return <page.StatusPage {...props} />;
  return (
    <div className="bt-page">
      {page === 'failed' ? (
        <RetryBar text="Siden kunne ikke hentes." running={false} onRetry={retry} />
      ) : (
        <Skeleton />
      )}
    </div>
  );
}
