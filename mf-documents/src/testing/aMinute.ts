import type { Minute } from '@byggtun/shared/contract/minute';

let made = 0;

/** The minutes of a meeting. */
export const aMinute = (over: Partial<Minute> = {}): Minute => ({
  id: (made += 1),
  meetingNumber: 7,
  meetingName: 'Tett bygg',
  meetingTypeString: 'Byggemøte',
  meetingStart: '2026-11-03T08:00:00Z',
  ...over,
});
