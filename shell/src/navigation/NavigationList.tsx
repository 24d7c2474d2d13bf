import type { AreaNavigation } from '@byggtun/shared/contract/area';
import type { BadgeCounts } from '@byggtun/shared/contract/user';
import { Link, useLocation } from '@byggtun/shared/portal/router';

import { NavigationIcon } from './icons';
import { isCurrent } from './navigationItems';

interface NavigationListProps {
  items: AreaNavigation[];
  counts: BadgeCounts | undefined;
  onChoose?: () => void;
}

const countOf = (item: AreaNavigation, counts: BadgeCounts | undefined): number =>
  (item.badge && counts?.[item.badge]) || 0;

/** The items as links, the open one marked, each with its count. */
export function NavigationList({ items, counts, onChoose }: NavigationListProps) {
  const { pathname } = useLocation();
  return (
    <ul className="bt-nav-list">
      {items.map((item) => {
        const count = countOf(item, counts);
        return (
          <li key={item.path}>
            <Link
              to={item.path}
              className="bt-nav-link"
              aria-current={isCurrent(item, pathname) ? 'page' : undefined}
              onClick={onChoose}
            >
              <NavigationIcon icon={item.icon} />
              <span className="bt-nav-label">{item.label}</span>
              {count > 0 && (
                <span className="bt-nav-count">
                  {count > 999 ? '999+' : count}
                  <span className="bt-hidden">{item.badge?.startsWith('active') ? ' aktiv' : ' åpne'}</span>
                </span>
              )}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
