/** How much of the safety instruction has been on the screen since the page was opened. */
export type PsiSeen = 'nothing' | 'beginning' | 'all';

/** Said to who has opened it and not come to its end. */
export const readOnText = 'Bla til siste side av sikkerhetsinstruksen før du bekrefter.';
