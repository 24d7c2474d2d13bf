import { boundedText } from './boundedText';

/**
 * A name that areas give to what they declare: a kind of record, a badge, a list that can be exported. It is open, so that a further one
 * needs no release of the shell; the server holds the declarations against each other when it starts.
 */
export const declaredName = boundedText(40).regex(/^[a-z][a-zA-Z]*$/);
