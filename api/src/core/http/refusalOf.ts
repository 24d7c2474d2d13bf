import type { FastifyError } from 'fastify';

import { type DatabaseProblem, databaseProblemOf } from '../database/databaseProblem';
import { isForeignValue } from '../database/isForeignValue';
import { isNoRoom } from '../file/isNoRoom';
import { Refusal, refuse } from './refuse';

const ofDatabase: Record<DatabaseProblem, () => Refusal> = {
  away: () => refuse.unavailable('Databasen er ikke tilgjengelig akkurat nå. Vent litt og prøv igjen.'),
  slow: () =>
    refuse.unavailable('Dette tok for lang tid og ble stoppet. Begrens det, eller prøv igjen om litt.'),
  full: refuse.noRoom,
  conflict: () => refuse.unavailable('Noen andre lagret det samme samtidig. Prøv igjen.'),
};

/** Error of the framework's own (a body that is no JSON, too large, …) as it is told. */
const ofFramework = (status: number | undefined): Refusal | undefined => {
  if (status === 404) return refuse.notFound();
  if (status === 413) return new Refusal(413, 'tooLarge', 'Innholdet er for stort');
  if (status === 415) return refuse.unsupported();
  return status !== undefined && status < 500 ? new Refusal(400, 'invalid', 'Ugyldig input') : undefined;
};

const ofSystem: Readonly<Record<string, () => Refusal>> = {
  EMFILE: () => refuse.unavailable('Portalen har for mange filer åpne akkurat nå. Vent litt og prøv igjen.'),
  ENFILE: () => refuse.unavailable('Portalen har for mange filer åpne akkurat nå. Vent litt og prøv igjen.'),
};

/** What the caller is told of an error; whatever went wrong inside stays inside. */
export const refusalOf = (error: FastifyError | Refusal | Error): Refusal => {
  if (error instanceof Refusal) return error;
  // The caller has left meanwhile (`CallTurn`).
  if (error.name === 'AbortError') return refuse.left();
  const problem = databaseProblemOf(error);
  if (problem) return ofDatabase[problem]();
  if (isNoRoom(error)) return refuse.noRoom();
  const system = 'code' in error && typeof error.code === 'string' ? ofSystem[error.code] : undefined;
  if (system) return system();
  const status = 'statusCode' in error ? error.statusCode : undefined;
  return (
    ofFramework(status) ??
    (isForeignValue(error) ? refuse.invalid({}) : undefined) ??
    new Refusal(500, 'internal', 'Feil på server')
  );
};
