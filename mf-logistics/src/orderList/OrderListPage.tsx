import './orderList.css';

import { paths } from '@byggtun/shared/contract/paths';
import { usePortal } from '@byggtun/shared/portal/portal';
import { Navigate, useParams } from '@byggtun/shared/portal/router';
import { recordId } from '@byggtun/shared/record/recordId';
import { ListPage } from '@byggtun/shared/table/ListPage';
import { PlaceLine } from '@byggtun/shared/table/PlaceLine';
import { useMemo } from 'react';

import { ScanButton } from '../scan/ScanButton';
import { orderList } from './orderList';

interface HouseOrdersProps {
  projectId: number;
  houseId: number;
}

function HouseOrders({ projectId, houseId }: HouseOrdersProps) {
  const { navigate } = usePortal();
  const definition = useMemo(() => orderList({ projectId, houseId }), [projectId, houseId]);
  return (
    <ListPage
      definition={definition}
      heading="Bestillinger"
      intro={
        <div className="order-list-head">
          <PlaceLine place={{ projectId, houseId }} />
          <ScanButton onOrder={navigate} />
        </div>
      }
    />
  );
}

/** The orders of a house (docs/product/logistics.md#orders). */
export function OrderListPage() {
  const params = useParams();
  const projectId = recordId(params.id);
  const houseId = recordId(params.houseId);
  if (projectId === undefined || houseId === undefined) return <Navigate to={paths.dashboard} replace />;
  return <HouseOrders key={houseId} projectId={projectId} houseId={houseId} />;
}
