import type { Actor } from '@byggtun/shared/contract/actor';
import type { FastifyRequest } from 'fastify';
import type { Pool } from 'pg';

import { refuse } from '../../core/http/refuse';
import { findActiveContact } from './findActiveContact';
import { sharedLookup } from './sharedLookup';

/** The signed-in person, acting for the active company. */
export interface CurrentUser extends Actor {
  personId: number;
  fullName: string;
}

const textOf = {
  unverified:
    'Innloggingen din oppgir ingen bekreftet e-postadresse, så vi kan ikke vite hvem du er i Byggtun. Ta kontakt med dem som styrer innloggingen i firmaet ditt.',
  unknown:
    'Du er logget inn, men er ikke registrert som bruker i Byggtun. Ta kontakt med hovedkontaktpersonen i firmaet ditt.',
  deactivated:
    'Brukeren din er deaktivert. Ta kontakt med hovedkontaktpersonen i firmaet ditt for å få den åpnet igjen.',
} as const;

/**
 * The person with this e-mail, looked up afresh, so that a changed right holds at once.
 * @throws Refusal 403 when nobody is registered with it, or the person is deactivated everywhere
 */
export const actingAs = sharedLookup(async (pool: Pool, email: string): Promise<CurrentUser> => {
  const [found] = await findActiveContact(pool, [email]);
  if (!found) throw refuse.forbidden(textOf.unknown);
  const { id, companyId, isByggtun, isMainContact, personId, fullName } = found;
  if (id === null || companyId === null || isByggtun === null) throw refuse.forbidden(textOf.deactivated);
  return { id, companyId, isByggtun, isMainContact, personId, fullName };
});

/** Who calls: the person of the token's e-mail. @throws Refusal 403 when the sign-in vouches for no e-mail, and as `actingAs` */
export const currentUser = async ({ server, token }: FastifyRequest): Promise<CurrentUser> => {
  if (!token) throw refuse.unauthorized();
  if (token.email === undefined) throw refuse.forbidden(textOf.unverified);
  return actingAs(server.database.pool, token.email);
};
