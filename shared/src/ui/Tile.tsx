import type { ReactNode } from 'react';

import { Link } from '../portal/router';
import { formatCount } from '../text/count';

interface TileProps {
  to: string;
  label: string;
  icon: ReactNode;
  /** How many wait there, where that is told: null while it is not known, undefined where nothing is counted. */
  count?: number | null | undefined;
}

/** A large shortcut on a project's page, with what waits there (docs/product/projects.md#a-project). */
export function Tile({ to, label, icon, count }: TileProps) {
  return (
    <Link to={to} className={count === 0 ? 'bt-tile bt-tile-idle' : 'bt-tile'}>
      <span className="bt-tile-icon" aria-hidden>
        {icon}
      </span>
      <span className="bt-tile-label">{label}</span>
      {count === undefined ? null : (
        <span className="bt-badge">{count === null ? '' : formatCount(count)}</span>
      )}
    </Link>
  );
}
