import RightOutlined from '@ant-design/icons/RightOutlined';

import { Link } from '../portal/router';
import { formatCount } from '../text/count';

interface ShortcutProps {
  to: string;
  label: string;
  /** How many wait there; shown as a badge, undefined while it is not known. */
  count: number | undefined;
}

/** A row that leads somewhere, with what waits there (docs/product/dashboard.md#at-each-width). */
export function Shortcut({ to, label, count }: ShortcutProps) {
  return (
    <Link to={to} className="bt-shortcut">
      <span>{label}</span>
      <span className="bt-badge">{count === undefined ? '' : formatCount(count)}</span>
      <RightOutlined aria-hidden />
    </Link>
  );
}
