import type { Generated } from 'kysely';

/** Barracks on a site. */
interface BarrackTable {
  id: Generated<number>;
  project_id: number;
  name: string;
  /** How to find it. */
  location: Generated<string>;
  responsible_id: number | null;
  /** Given to who sleeps there alone. */
  door_code: Generated<string>;
  /** As the door code. */
  wifi_password: Generated<string>;
}

interface BarrackRoomTable {
  id: Generated<number>;
  barrack_id: number;
  name: string;
}

/** The nights from `from_date` up to, and without, `to_date`. */
interface BarrackBookingTable {
  id: Generated<number>;
  room_id: number;
  contact_person_id: number;
  /** `YYYY-MM-DD`. */
  from_date: string;
  to_date: string;
}

declare module '../../../core/database/schema' {
  /** Tables of barracks. */
  interface Database {
    barrack: BarrackTable;
    barrack_room: BarrackRoomTable;
    barrack_booking: BarrackBookingTable;
  }
}
