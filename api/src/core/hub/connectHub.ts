import { connectHub, recentChanges } from '@byggtun/shared/contract/hub';
import type { Kysely } from 'kysely';
import * as z from 'zod';

import type { Database } from '../database/schema';
import { frames } from './frames';
import type { Groups } from './groups';
import type { HubActions } from './HubConnection';
import { findMemberships } from './membership';
import { recentEvents } from './recentEvents';

const profileId = z.tuple([z.int32()]);

/** Carries out `ConnectHub(profileId)`: joins the groups of the profile, which has to be the caller's own, and at first tells what its page may have missed. */
export const createInvoke =
  (db: Kysely<Database>, groups: Groups): HubActions['invoke'] =>
  async (connection, method, args) => {
    if (method !== connectHub) return 'Ukjent metode';
    const parsed = profileId.safeParse(args);
    if (!parsed.success) return 'Ugyldig forespørsel';
    const [own] = await findMemberships(db, parsed.data);
    // It may have left meanwhile, and would never leave the groups.
    if (!connection.isAlive) return undefined;
    if (own?.email !== connection.email) return 'Du har ikke tilgang til dette';
    const isFirst = !groups.membershipOf(connection);
    groups.join(connection, own);
    // Read after it has joined: nothing falls between.
    const missed = isFirst ? await recentEvents(db, own) : [];
    if (missed.length > 0) connection.send(frames.event(recentChanges.event, missed));
    return undefined;
  };
