import type { Booking } from '@byggtun/shared/contract/booking';

/** A booking of a test's own. */
export const aBooking = (changes: Partial<Booking> = {}): Booking => ({
  id: 7,
  projectId: 3,
  projectName: 'Lillestrøm brygge',
  barrackName: 'Boligrigg nord',
  roomName: 'Rom 202',
  location: 'Ved hovedporten',
  fromDate: '2099-11-25',
  toDate: '2099-11-28',
  responsibleName: 'Henrik Lunde',
  isActive: false,
  barracks: { doorCode: null, wifiPassword: null },
  may: { delete: true },
  ...changes,
});
