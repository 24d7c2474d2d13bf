const format = new Intl.DateTimeFormat('nb-NO', { dateStyle: 'short', timeStyle: 'short' });

/** A moment as people write it, '21.11.2026, 09:12'. */
export const timeOf = (at: string | undefined): string => (at ? format.format(new Date(at)) : 'nå');
