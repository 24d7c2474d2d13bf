import { paths } from '@byggtun/shared/contract/paths';
import { useParams } from '@byggtun/shared/portal/router';
import { LoadedRecord } from '@byggtun/shared/record/LoadedRecord';
import { recordId } from '@byggtun/shared/record/recordId';
import { RecordNotFound } from '@byggtun/shared/record/RecordNotFound';

import { OrderBody } from './OrderBody';
import { useOrder } from './orderData';
import { OrderSkeleton } from './OrderSkeleton';

/** An order (docs/product/logistics.md#orders). */
export function OrderPage() {
  const params = useParams();
  const [projectId = 0, houseId = 0, id] = [params.id, params.houseId, params.orderId].map(recordId);
  const order = useOrder(id);
  const kind = {
    name: 'Bestilling',
    noun: 'bestillinger',
    listPath: paths.houseOrders(projectId, houseId),
    path: (orderId: number) => paths.houseOrder(projectId, houseId, orderId),
  };
  const isElsewhere = order.data && (order.data.projectId !== projectId || order.data.houseId !== houseId);
  if (isElsewhere) return <RecordNotFound kind={kind} />;
  return (
    <LoadedRecord id={id} kind={kind} call={order} skeleton={<OrderSkeleton />}>
      {(found) => <OrderBody key={id} order={found} />}
    </LoadedRecord>
  );
}
