import LeftOutlined from '@ant-design/icons/LeftOutlined';
import RightOutlined from '@ant-design/icons/RightOutlined';

import { allRowsLimit } from '../contract/list';
import { formatCount } from '../text/count';
import { PlainButton } from '../ui/PlainButton';
import { pageSizes } from './listState';
import type { List } from './useList';

interface PagerProps<Row> {
  list: List<Row>;
  /** Rows over all pages. */
  total: number;
  pages: number;
}

/** Which rows these are, how many a page, and the way to the next. */
export function Pager<Row>({ list, total, pages }: PagerProps<Row>) {
  const { state, change } = list;
  return (
    <nav className="bt-pager" aria-label="Sider">
      <label>
        Rader per side{' '}
        <select value={state.size} onChange={(event) => change({ size: Number(event.target.value) })}>
          {pageSizes.map((size) => (
            <option key={size} value={size}>
              {size === -1 ? 'Alle' : size}
            </option>
          ))}
        </select>
      </label>
      <span className="bt-figures">{rangeText(state, total)}</span>
      <PlainButton
        icon={<LeftOutlined aria-hidden />}
        label="Forrige side"
        disabled={state.size === -1 || state.page <= 1}
        onClick={() => change({ page: state.page - 1 })}
      />
      <PlainButton
        icon={<RightOutlined aria-hidden />}
        label="Neste side"
        disabled={state.size === -1 || state.page >= pages}
        onClick={() => change({ page: state.page + 1 })}
      />
    </nav>
  );
}

function rangeText({ page, size }: { page: number; size: number }, total: number): string {
  if (size === -1) return `1–${formatCount(Math.min(total, allRowsLimit))} av ${formatCount(total)}`;
  const first = (page - 1) * size + 1;
  return `${formatCount(first)}–${formatCount(Math.min(first + size - 1, total))} av ${formatCount(total)}`;
}
