import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';

import type { Database } from '../database/schema';
import type { Groups } from './groups';
import { actsAnew, findMemberships } from './membership';

interface Recheck {
  db: Kysely<Database>;
  groups: Groups;
  log: FastifyBaseLogger;
}

/**
 * Looks anew at what contact persons may hear: who is deactivated or somebody else's leaves the hub, who has changed company hears what the
 * new one does. Who acts for another company than when the page was joined is closed once: the page comes back, asks for everything anew,
 * and learns from the profile that it is of the wrong one. What is asked for meanwhile is looked at together.
 * @returns asks for one contact person, or for everybody who is connected
 */
export const createRecheck = ({ db, groups, log }: Recheck) => {
  const asked = new Set<number>();
  let running: Promise<void> | undefined;

  const look = async () => {
    const ids = [...asked];
    asked.clear();
    const found = new Map((await findMemberships(db, ids)).map((each) => [each.id, each]));
    for (const id of ids)
      for (const connection of groups.connectionsOf(id)) {
        const now = found.get(id);
        const stays = now?.email === connection.email && !actsAnew(groups.membershipOf(connection), now);
        if (stays) groups.join(connection, now);
        else {
          groups.leave(connection);
          connection.close();
        }
      }
  };
  const run = async () => {
    // What can't be asked now is asked again with everybody, in a minute at most.
    while (asked.size > 0)
      await look().catch((error: unknown) => log.warn({ err: error }, 'the hub could not look at rights'));
    running = undefined;
  };
  return (id?: number): void => {
    for (const each of id === undefined ? groups.connected() : [id])
      if (groups.connectionsOf(each).length > 0) asked.add(each);
    if (asked.size > 0) running ??= run();
  };
};
