/** The trades of the demo data's contractors. */
export type Trade = 'carpentry' | 'electricity' | 'plumbing' | 'paint' | 'ventilation' | 'tiles' | 'windows';

/** A case as it could be registered: title and description; `{room}` and `{wall}` are filled in. */
export type CaseText = readonly [title: string, description: string];

/** At least one of something. */
export type Some<T> = readonly [T, ...T[]];
