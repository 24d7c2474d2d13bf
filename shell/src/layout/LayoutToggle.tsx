import AppstoreOutlined from '@ant-design/icons/AppstoreOutlined';
import TableOutlined from '@ant-design/icons/TableOutlined';
import { usePortal } from '@byggtun/shared/portal/portal';

import { layoutStore } from './layoutStore';

/** Cards or a table on small screens (docs/product/lists.md#table-and-cards); it is named by what a press brings. */
export function LayoutToggle() {
  const isTable = usePortal().layout === 'table';
  return (
    <button
      type="button"
      className="bt-icon-button"
      aria-label={isTable ? 'Vis som kort' : 'Vis som tabell'}
      onClick={() => layoutStore.choose(isTable ? 'grid' : 'table')}
    >
      {isTable ? <AppstoreOutlined aria-hidden /> : <TableOutlined aria-hidden />}
    </button>
  );
}
