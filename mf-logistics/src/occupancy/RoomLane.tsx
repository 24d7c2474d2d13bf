import type { BookingPeriod } from '@byggtun/shared/contract/bookingRules';
import type { OccupiedRoom } from '@byggtun/shared/contract/occupancy';

import { periodText } from '../booking/periodText';
import { placeStay } from './placeStay';

interface RoomLaneProps {
  room: OccupiedRoom;
  /** The nights that are shown. */
  shown: BookingPeriod;
}

/** A room and who has it when: a bar for each stay. */
export function RoomLane({ room, shown }: RoomLaneProps) {
  return (
    <tr>
      <th scope="row">{room.name}</th>
      <td>
        {room.stays.length === 0 ? <span className="bt-hidden">Ledig</span> : null}
        <ul className="occupancy-lane">
          {room.stays.map((stay) => {
            const text = `${stay.name ?? 'Opptatt'}, ${periodText(stay)}`;
            return (
              <li key={stay.id} className="occupancy-stay" style={placeStay(stay, shown)} title={text}>
                <span aria-hidden>{stay.name ?? 'Opptatt'}</span>
                <span className="bt-hidden">{text}</span>
              </li>
            );
          })}
        </ul>
      </td>
    </tr>
  );
}
