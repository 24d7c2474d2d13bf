import SwapOutlined from '@ant-design/icons/SwapOutlined';

import { useDialog } from '../form/useDialog';
import { PlainButton } from '../ui/PlainButton';
import type { List } from './useList';

/** 'Sorter etter', where there are no headings to press (docs/product/lists.md#table-and-cards). */
export function SortButton<Row>({ list }: { list: List<Row> }) {
  const dialog = useDialog(() => import('./SortDialog').then(({ SortDialog }) => SortDialog<Row>), {
    early: false,
  });
  return (
    <>
      <PlainButton icon={<SwapOutlined rotate={90} aria-hidden />} title="Sorter etter" onClick={dialog.open}>
        <span className="bt-tool-text">Sorter etter</span>
      </PlainButton>
      {dialog.Dialog ? <dialog.Dialog list={list} onClosed={dialog.close} /> : null}
    </>
  );
}
