/** The id in the address of a case; undefined when it is none. */
export const caseId = (text = ''): number | undefined => (/^\d{1,10}$/.test(text) ? Number(text) : undefined);
