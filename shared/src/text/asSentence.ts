/** With its full stop; what the server says in a whole sentence has one. */
export const asSentence = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`);
