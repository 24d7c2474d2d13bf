import './house.css';

import { paths } from '@byggtun/shared/contract/paths';
import type { House } from '@byggtun/shared/contract/projectPlace';
import { Link } from '@byggtun/shared/portal/router';
import { useLayoutEffect, useRef } from 'react';

import { houseLabel } from './houseLabel';

interface HouseSwitchProps {
  projectId: number;
  /** Undefined while they are on their way. */
  houses: readonly House[] | undefined;
  /** The house whose page this is; undefined on the project's own. */
  houseId?: number | undefined;
}

/** On phones the row is longer than the screen, and the button of the page that is shown may stand beyond its end. */
function bringIntoSight(row: HTMLElement | null): void {
  const button = row?.querySelector<HTMLElement>('[aria-current]');
  if (!row || !button) return;
  const left = button.offsetLeft - row.offsetLeft;
  const isInSight = left >= row.scrollLeft && left + button.offsetWidth <= row.scrollLeft + row.clientWidth;
  if (!isInSight) row.scrollLeft = left - (row.clientWidth - button.offsetWidth) / 2;
}

/** The project's houses as buttons, and the project itself; each leads to its page (docs/product/projects.md#a-project). */
export function HouseSwitch({ projectId, houses, houseId }: HouseSwitchProps) {
  const row = useRef<HTMLElement>(null);
  const areHere = houses !== undefined;
  useLayoutEffect(() => {
    if (areHere) bringIntoSight(row.current);
  }, [areHere, houseId]);
  if (houses?.length === 0) return null;
  return (
    <nav ref={row} className="house-switch" aria-label="Bygg">
      {houses ? (
        <ul>
          <li>
            <Link to={paths.project(projectId)} aria-current={houseId === undefined ? 'page' : undefined}>
              Prosjekt
            </Link>
          </li>
          {houses.map(({ id, name }) => (
            <li key={id}>
              <Link
                to={paths.house(projectId, id)}
                title={name}
                aria-label={name}
                aria-current={id === houseId ? 'page' : undefined}
              >
                {houseLabel(name)}
              </Link>
            </li>
          ))}
        </ul>
      ) : null}
    </nav>
  );
}
