import type { BookingPeriod } from '@byggtun/shared/contract/bookingRules';
import type { OccupiedBarrack } from '@byggtun/shared/contract/occupancy';
import { formatDate } from '@byggtun/shared/text/date';

import { mondaysIn } from './mondaysIn';
import { placeStay } from './placeStay';
import { RoomLane } from './RoomLane';

interface BarrackOccupancyProps {
  barrack: OccupiedBarrack;
  /** The nights that are shown. */
  shown: BookingPeriod;
}

/** All rooms of one of the barracks, a line each, under the Mondays. */
export function BarrackOccupancy({ barrack, shown }: BarrackOccupancyProps) {
  const { name, location, rooms } = barrack;
  return (
    <div className="bt-card occupancy" role="region" aria-label={name} tabIndex={0}>
      <table>
        <caption>
          {name}
          {location ? <span className="bt-secondary"> {location}</span> : null}
        </caption>
        <thead>
          <tr>
            <th scope="col">Rom</th>
            <th scope="col">
              <span className="bt-hidden">Belegg</span>
              <div className="occupancy-days" aria-hidden>
                {mondaysIn(shown).map((monday) => (
                  <span key={monday} style={{ left: placeStay({ ...shown, fromDate: monday }, shown).left }}>
                    {formatDate(monday).slice(0, 6)}
                  </span>
                ))}
              </div>
            </th>
          </tr>
        </thead>
        <tbody>
          {rooms.map((room) => (
            <RoomLane key={room.id} room={room} shown={shown} />
          ))}
        </tbody>
      </table>
    </div>
  );
}
