import type { Generated, GeneratedAlways } from 'kysely';

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
  /** The same as one range; by it a room and a person have at most one each night. */
  nights: GeneratedAlways<string>;
  created_by_id: number;
  created_at: Generated<Date>;
  /** Number of the form that it came from; null when that had none. */
  request_id: string | null;
  request_digest: Buffer | null;
}

declare module '../../../core/database/schema' {
  interface Database {
    barrack: BarrackTable;
    barrack_room: BarrackRoomTable;
    barrack_booking: BarrackBookingTable;
  }
}
