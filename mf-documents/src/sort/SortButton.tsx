import SwapOutlined from '@ant-design/icons/SwapOutlined';
import { useDialog } from '@byggtun/shared/form/useDialog';
import { Button } from 'antd';

import type { SortColumns, SortOrder } from './SortDialog';

interface SortButtonProps<Key extends string> {
  columns: SortColumns<Key>;
  order: SortOrder<Key>;
  onSort: (order: SortOrder<Key>) => void;
}

/** 'Sorter etter'. */
export function SortButton<Key extends string>(props: SortButtonProps<Key>) {
  const dialog = useDialog(() => import('./SortDialog').then(({ SortDialog }) => SortDialog<Key>), {
    early: false,
  });
  return (
    <>
      <Button icon={<SwapOutlined rotate={90} aria-hidden />} title="Sorter etter" onClick={dialog.open}>
        <span className="bt-tool-text">Sorter etter</span>
      </Button>
      {dialog.Dialog ? <dialog.Dialog {...props} onClosed={dialog.close} /> : null}
    </>
  );
}
