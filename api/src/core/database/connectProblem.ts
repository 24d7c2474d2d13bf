/** PostgreSQL's codes for a user or password that it does not accept. */
const refused = ['28P01', '28000'];
const missing = '3D000';

/** Says in one sentence why no connection came up, without the password that the address may hold. */
export const connectProblem = (url: string, error: unknown): string => {
  const { hostname, port, pathname } = new URL(url);
  const server = `${hostname}:${port || '5432'}`;
  const { code, message = '' } = error as { code?: string; message?: string };
  // An address without a password fails before the server has answered, and then there is no code.
  if (refused.includes(code ?? '') || message.startsWith('SASL'))
    return `Databasen på ${server} godtar ikke brukernavnet og passordet.`;
  if (code === missing) return `Serveren ${server} har ingen database ${pathname.slice(1)}.`;
  return `Databasen på ${server} svarer ikke.`;
};
