import pg from 'pg';

/** PostgreSQL's code for a user or password that it does not accept; it has another for all else that it demands of who comes in. */
const refused = '28P01';
const missing = '3D000';

/** Says in one sentence why no connection came up, without the password that the address may hold. */
export const connectProblem = (url: string, error: unknown): string => {
  const { hostname, port, pathname } = new URL(url);
  const server = `${hostname}:${port || '5432'}`;
  const { code = '', message = '' } = error as { code?: string; message?: string };
  // An address without a password fails before the server has answered, and then there is no code.
  if (code === refused || message.startsWith('SASL'))
    return `Databasen på ${server} godtar ikke brukernavnet og passordet.`;
  if (code === missing) return `Serveren ${server} har ingen database ${pathname.slice(1)}.`;
  const what = error instanceof pg.DatabaseError ? 'slipper oss ikke inn' : 'svarer ikke';
  // Of several addresses of one name, none of which answers, there is the code alone.
  return `Databasen på ${server} ${what} (${message || code}).`;
};
