import { randomUUID } from 'node:crypto';

import { getActiveBooking, listAvailableRooms } from '@byggtun/shared/contract/barrack';
import { listOwnBookings, listProjectBookings } from '@byggtun/shared/contract/booking';
import { createBooking, deleteBooking } from '@byggtun/shared/contract/bookingSave';
import { addDays } from '@byggtun/shared/contract/day';
import { getOccupancy } from '@byggtun/shared/contract/occupancy';

import { today } from '../../../../core/time/today';
import { createBarrack, createStay } from '../../../../testing/builders/barracks';
import { createContact } from '../../../../testing/builders/people';
import type { Ground } from '../../../../testing/rights/ground';
import {
  ofStaff,
  type PerRole,
  refused,
  type RightsRow,
  signedIn,
  staffAlone,
} from '../../../../testing/rights/rightsRow';

/** Bookings are developer staff's alone, and each person's own. */
const nobody: PerRole<number> = { ...refused, ...ofStaff(404) };

const make = ({ scene }: Ground) => createBarrack(scene.app.database.db);
const ofProject = async (ground: Ground) => ({ params: { projectId: (await make(ground)).projectId } });
/** Nights of their own for each who asks: nobody meets what another has done. */
let asked = 0;
const period = () => {
  asked += 2;
  return { fromDate: addDays(today(), asked), toDate: addDays(today(), asked + 1) };
};

/** Rooms in barracks and their bookings (docs/product/bookings.md). */
export const barrackRights: RightsRow[] = [
  { what: 'read their active booking', route: getActiveBooking, input: () => ({}), statuses: signedIn },
  { what: 'read their own bookings', route: listOwnBookings, input: () => ({}), statuses: staffAlone },
  {
    what: 'read their own bookings of a project',
    route: listProjectBookings,
    input: ofProject,
    statuses: staffAlone,
  },
  {
    what: 'see which rooms are free',
    route: listAvailableRooms,
    input: async (ground) => ({ body: { ...period(), projectId: (await make(ground)).projectId } }),
    statuses: staffAlone,
  },
  { what: 'see who has which room when', route: getOccupancy, input: ofProject, statuses: staffAlone },
  {
    what: 'reserve a room',
    route: createBooking,
    input: async (ground, role) => {
      const { projectId, roomIds } = await make(ground);
      return {
        body: {
          ...period(),
          requestId: randomUUID(),
          roomId: roomIds[0],
          barracksProjectId: projectId,
          contactPersonId: ground.people[role]?.id ?? ground.scene.staff.id,
        },
      };
    },
    statuses: staffAlone,
  },
  {
    what: 'delete a booking of their own',
    route: deleteBooking,
    input: async (ground, role) => {
      const { db } = ground.scene.app.database;
      const { roomIds } = await make(ground);
      const { fromDate, toDate } = period();
      const who = ground.people[role] ?? ground.scene.staff;
      return { params: { id: await createStay(db, who, roomIds[0] ?? 0, [fromDate, toDate]) } };
    },
    statuses: staffAlone,
  },
  {
    what: 'delete the booking of somebody else',
    route: deleteBooking,
    input: async (ground) => {
      const { app, staff } = ground.scene;
      const { roomIds } = await make(ground);
      const { fromDate, toDate } = period();
      const other = await createContact(app.database.db, staff.companyId);
      return {
        params: { id: await createStay(app.database.db, other, roomIds[0] ?? 0, [fromDate, toDate]) },
      };
    },
    statuses: nobody,
  },
];
