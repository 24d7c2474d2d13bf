import { Card } from '@byggtun/shared/ui/Card';
import { Page } from '@byggtun/shared/ui/Page';
import { Skeleton } from '@byggtun/shared/ui/Skeleton';

import type { ComplaintKind } from './complaintKind';

/** The page of a case before its answer: the same cards in the same places. */
export function ComplaintSkeleton({ kind }: { kind: ComplaintKind }) {
  return (
    <Page heading={kind.name} subtitle="Henter saken …">
      <div className="complaint-layout">
        <div className="complaint-facts">
          <Card title="Informasjon" className="complaint-info">
            <Skeleton lines={6} />
          </Card>
          <Card title="Sted">
            <Skeleton lines={3} />
          </Card>
          <Card title="Kunde">
            <Skeleton lines={3} />
          </Card>
        </div>
        <Card title="Kommentarer">
          <Skeleton lines={5} />
        </Card>
      </div>
    </Page>
  );
}
