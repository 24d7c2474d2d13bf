/** Why the database fails: `away` (failover, restart, broken line), too `slow` and stopped, `full`, or another in the way (`conflict`). */
export type DatabaseProblem = 'away' | 'slow' | 'full' | 'conflict';

/** PostgreSQL's codes; a class is its first two signs. */
const byCode: Readonly<Record<string, DatabaseProblem>> = {
  '08': 'away',
  '57P01': 'away',
  '57P02': 'away',
  '57P03': 'away',
  '57P05': 'away',
  // Too many connections, and a server that has become a reader after a failover.
  '53300': 'away',
  '25006': 'away',
  '25P03': 'away',
  '57014': 'slow',
  '55P03': 'slow',
  '53100': 'full',
  '53200': 'full',
  '40001': 'conflict',
  '40P01': 'conflict',
  ECONNREFUSED: 'away',
  ECONNRESET: 'away',
  ETIMEDOUT: 'away',
  EPIPE: 'away',
  EHOSTUNREACH: 'away',
  ENETUNREACH: 'away',
  ENOTFOUND: 'away',
  EAI_AGAIN: 'away',
};

/** What the driver says without a code. */
const byMessage: readonly (readonly [beginning: string, problem: DatabaseProblem])[] = [
  ['Connection terminated', 'away'],
  ['Client has encountered a connection error', 'away'],
  ['Client was closed', 'away'],
  ['Cannot use a pool after calling end', 'away'],
  ['driver has already been destroyed', 'away'],
  ['timeout exceeded when trying to connect', 'slow'],
];

/** Whether an error is the database's, and which; undefined for every other. */
export const databaseProblemOf = (error: unknown): DatabaseProblem | undefined => {
  if (!(error instanceof Error)) return undefined;
  // The time was up between two statements (`callDatabase`).
  if (error.name === 'TimeoutError') return 'slow';
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return (
    byCode[code] ??
    byCode[code.slice(0, 2)] ??
    byMessage.find(([beginning]) => error.message.startsWith(beginning))?.[1]
  );
};
