import { paths } from '@byggtun/shared/contract/paths';

/** One's own bookings in a project's barracks. */
export const bookingsPath = `${paths.projects}/:id/bookings`;

/** Where a room is reserved. */
export const bookingPath = `${bookingsPath}/booking`;

/** Who has which room when. */
export const occupancyPath = `${bookingsPath}/occupancy`;
