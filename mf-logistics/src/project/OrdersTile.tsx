import ShoppingCartOutlined from '@ant-design/icons/ShoppingCartOutlined';
import { countOrders } from '@byggtun/shared/contract/order';
import { paths } from '@byggtun/shared/contract/paths';
import { usePortal } from '@byggtun/shared/portal/portal';
import { useLiveCount } from '@byggtun/shared/record/useLiveCount';
import { placeOfSlot } from '@byggtun/shared/table/place';
import { NoTile } from '@byggtun/shared/ui/NoTile';
import { Tile } from '@byggtun/shared/ui/Tile';

import { countOrdersInput } from '../orderList/countOrdersInput';

interface HouseTileProps {
  projectId: number;
  houseId: number;
}

function HouseTile({ projectId, houseId }: HouseTileProps) {
  const { session } = usePortal();
  const count = useLiveCount(countOrders, countOrdersInput(session, houseId), 'order');
  return (
    <Tile
      to={paths.houseOrders(projectId, houseId)}
      label="Bestillinger"
      icon={<ShoppingCartOutlined />}
      count={count}
    />
  );
}

/** The orders of a house that are released: how many there are, and the way to them. Not on the project's own page. */
export function OrdersTile({ params }: { params: Readonly<Record<string, string>> }) {
  const { projectId, houseId } = placeOfSlot(params);
  if (houseId === undefined) return <NoTile />;
  return <HouseTile projectId={projectId} houseId={houseId} />;
}
