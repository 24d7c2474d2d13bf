import FilterOutlined from '@ant-design/icons/FilterOutlined';

import { PlainButton } from '../ui/PlainButton';
import { useFilterDialog } from './useFilterDialog';
import type { List } from './useList';

const icon = <FilterOutlined aria-hidden />;

/** 'Filtrer': all filters of the list in one dialog. */
export function FilterButton<Row>({ list }: { list: List<Row> }) {
  const { open, dialog } = useFilterDialog(list);
  const count = list.filtered.length;
  return (
    <>
      <PlainButton icon={icon} onClick={open}>
        Filtrer{' '}
        {count > 0 ? (
          <span className="bt-badge">
            {count}
            <span className="bt-hidden"> på</span>
          </span>
        ) : null}
      </PlainButton>
      {dialog}
    </>
  );
}
