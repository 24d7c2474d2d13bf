import pg from 'pg';

/** What PostgreSQL says of a value that it can't take: NUL and half a sign, too long, out of range, no date, no number. */
const codes = ['22021', '22P05', '22001', '22003', '22007', '22008', '22P02'];

/** Whether the database could not take a value as it came from outside: the caller's fault, and no fault of the server. */
export const isForeignValue = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && codes.includes(error.code ?? '');
