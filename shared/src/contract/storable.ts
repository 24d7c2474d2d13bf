/** Text without the character that no database takes, and without spaces around it. */
export const storable = (text: string): string => text.replaceAll('\u0000', '').trim();
