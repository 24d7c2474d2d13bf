// What other areas may use of this one.
export { activeBookings } from './barrack/activeBookings';
