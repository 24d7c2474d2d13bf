import type { Barrack, BarrackRoom } from '@byggtun/shared/contract/barrack';
import { Card } from '@byggtun/shared/ui/Card';
import { StatusChip } from '@byggtun/shared/ui/StatusChip';
import { Button } from 'antd';

interface AvailableBarrackProps {
  barrack: Barrack;
  /** Not given to who has a room in these nights already. */
  onReserve?: ((room: BarrackRoom) => void) | undefined;
}

/** Barracks and those of their rooms that are free in the nights that were chosen. */
export function AvailableBarrack({ barrack, onReserve }: AvailableBarrackProps) {
  const { name, location, barrackRooms } = barrack;
  if (barrackRooms.length === 0)
    return <p className="bt-card booking-full">{name} har ingen rom tilgjengelig i den angitte perioden</p>;
  return (
    <Card title={name}>
      {location ? <p className="bt-secondary">{location}</p> : null}
      <ul className="booking-rooms">
        {barrackRooms.map((room) => (
          <li key={room.id}>
            <span className="booking-name">{room.name}</span>
            <StatusChip color="success" text="Ledig" />
            {onReserve ? (
              <Button aria-label={`Reserver rom: ${room.name} på ${name}`} onClick={() => onReserve(room)}>
                Reserver rom
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
    </Card>
  );
}
