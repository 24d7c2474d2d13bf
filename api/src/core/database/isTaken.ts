import pg from 'pg';

/** Whether the database could not take a value that another row has and that may stand once. */
export const isTaken = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && error.code === '23505';
