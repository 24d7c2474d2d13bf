/** A day, `YYYY-MM-DD`, as people in Norway read it, `DD.MM.YYYY`; empty without one. */
export const norwegianDay = (day: string | null): string => day?.split('-').reverse().join('.') ?? '';
