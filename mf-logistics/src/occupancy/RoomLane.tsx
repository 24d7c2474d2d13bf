import type { BookingPeriod } from '@byggtun/shared/contract/bookingRules';
import type { OccupiedRoom } from '@byggtun/shared/contract/occupancy';

import { periodText } from '../booking/periodText';
import { labelStay } from './labelStay';
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
          {room.stays.map((stay, at) => {
            const label = labelStay(stay, room.stays[at + 1], shown);
            const text = `${stay.name ?? 'Opptatt'}, ${periodText(stay)}`;
            return (
              <li key={stay.id} className="occupancy-stay" style={placeStay(stay, shown)} title={text}>
                <span
                  aria-hidden
                  className={`occupancy-${label.kind}`}
                  style={label.kind === 'beside' ? { width: label.width } : undefined}
                >
                  {label.text}
                </span>
                <span className="bt-hidden">{text}</span>
              </li>
            );
          })}
        </ul>
      </td>
    </tr>
  );
}
