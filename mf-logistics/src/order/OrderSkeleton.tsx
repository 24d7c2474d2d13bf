import './order.css';

import { Card } from '@byggtun/shared/ui/Card';
import { Page } from '@byggtun/shared/ui/Page';
import { Skeleton } from '@byggtun/shared/ui/Skeleton';

/** The page of an order before its answer: the same cards in the same places. */
export function OrderSkeleton() {
  return (
    <Page heading="Bestilling" subtitle="Henter bestillingen …">
      <div className="order-layout">
        <Card title="Varer">
          <Skeleton lines={9} />
        </Card>
        <Card title="Informasjon">
          <Skeleton lines={9} />
        </Card>
      </div>
    </Page>
  );
}
