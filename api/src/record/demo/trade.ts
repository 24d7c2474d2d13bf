/** The trades of the demo data's contractors. */
export type Trade = 'carpentry' | 'electricity' | 'plumbing' | 'paint' | 'ventilation' | 'tiles' | 'windows';

/** At least one of something. */
export type Some<T> = readonly [T, ...T[]];
