import { createHash, randomBytes } from 'node:crypto';

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Kysely, sql } from 'kysely';

import type { Database } from '../../core/database/schema';
import { readCookie } from '../../core/http/readCookie';
import { refuse } from '../../core/http/refuse';
import type { VerifiedToken } from '../../core/identity/requireToken';
import { actingAs, type CurrentUser } from '../person/currentUser';

/** Seconds for which a ticket holds; a player asks for another before that. What is left behind, on a kiosk say, ends soon. */
const lifetime = 180;

const cookieName = 'byggtunFile';

/** What the browser sends of a ticket to the addresses of its attachment. */
const secretIn = (request: FastifyRequest) => readCookie(request, cookieName);

const digestOf = (secret: string) => createHash('sha256').update(secret).digest('hex');

/** The cookie goes to this one attachment's addresses alone, and to no script. */
const setCookie = (
  app: FastifyInstance,
  reply: FastifyReply,
  bufferGuid: string,
  secret: string,
  age: number,
) => {
  const secure = app.settings.publicUrl.startsWith('https:') ? '; Secure' : '';
  const path = `/api/attachments/${bufferGuid}`;
  return reply.header(
    'set-cookie',
    `${cookieName}=${secret}; Path=${path}; Max-Age=${age}; HttpOnly; SameSite=Strict${secure}`,
  );
};

interface Given {
  user: CurrentUser;
  token: Pick<VerifiedToken, 'expires'>;
  bufferGuid: string;
}

/** Gives a browser a ticket to one attachment until the token it was asked with ends; who may see it is asked before and at each use. */
export const giveTicket = async (
  app: FastifyInstance,
  reply: FastifyReply,
  { user, token, bufferGuid }: Given,
): Promise<void> => {
  const secret = randomBytes(32).toString('base64url');
  const age = Math.max(1, Math.min(lifetime, Math.floor(token.expires - Date.now() / 1000)));
  await app.database.db
    .insertInto('attachment_ticket')
    .values({
      digest: digestOf(secret),
      buffer_guid: bufferGuid,
      person_id: user.personId,
      expires_at: sql<Date>`now() + make_interval(secs => ${age})`,
    })
    .execute();
  setCookie(app, reply, bufferGuid, secret, age);
};

/** Takes all of a person's tickets back, on whichever device. */
export const takeTicketsBack = async (db: Kysely<Database>, { personId }: CurrentUser): Promise<void> => {
  await db.deleteFrom('attachment_ticket').where('person_id', '=', personId).execute();
};

/** Takes back the ticket of the browser that asks; other devices of the person go on with theirs. */
export const takeTicketBack = async (
  request: FastifyRequest,
  reply: FastifyReply,
  { personId }: CurrentUser,
  bufferGuid: string,
): Promise<void> => {
  const secret = secretIn(request);
  if (secret !== undefined)
    await request.server.database.db
      .deleteFrom('attachment_ticket')
      .where('digest', '=', digestOf(secret))
      .where('buffer_guid', '=', bufferGuid)
      .where('person_id', '=', personId)
      .execute();
  setCookie(request.server, reply, bufferGuid, '', 0);
};

const findHolder = (db: Kysely<Database>, secret: string, bufferGuid: string) =>
  db
    .selectFrom('attachment_ticket')
    .innerJoin('person', 'person.id', 'attachment_ticket.person_id')
    .where('digest', '=', digestOf(secret))
    .where('buffer_guid', '=', bufferGuid)
    .where('expires_at', '>', sql<Date>`now()`)
    .select('person.email')
    .executeTakeFirst();

/**
 * Who holds a ticket to this attachment, with the rights that they have now.
 * @throws Refusal 401 without one, 403 for whom `currentUser` turns away
 */
export const ticketHolder = async (request: FastifyRequest, bufferGuid: string): Promise<CurrentUser> => {
  const { db, pool } = request.server.database;
  const secret = secretIn(request);
  const holder = secret === undefined ? undefined : await findHolder(db, secret, bufferGuid);
  if (!holder) throw refuse.unauthorized();
  return actingAs(pool, holder.email);
};
