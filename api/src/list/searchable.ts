/** Text as PostgreSQL can take it: without the NUL character, which it refuses. */
export const searchable = (text: string): string => text.replaceAll('\u0000', '').trim();
