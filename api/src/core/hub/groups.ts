import { frames } from './frames';
import type { HubConnection } from './HubConnection';
import { groupsOf, type Membership } from './membership';

/** Who is connected to this instance, by group. */
export const createGroups = () => {
  const members = new Map<string, Set<HubConnection>>();
  const joined = new Map<HubConnection, Membership>();

  const leave = (connection: HubConnection) => {
    const membership = joined.get(connection);
    joined.delete(connection);
    for (const group of membership ? groupsOf(membership) : []) {
      members.get(group)?.delete(connection);
      if (members.get(group)?.size === 0) members.delete(group);
    }
  };

  /** Puts a connection into the groups of this contact person and no others. */
  const join = (connection: HubConnection, membership: Membership) => {
    leave(connection);
    joined.set(connection, membership);
    for (const group of groupsOf(membership))
      members.set(group, (members.get(group) ?? new Set()).add(connection));
  };

  /** Sends an event to every connection of the groups, once to each. */
  const deliver = (audience: string[], event: string, payload: unknown) => {
    const receivers = new Set(audience.flatMap((group) => [...(members.get(group) ?? [])]));
    if (receivers.size === 0) return;
    const frame = frames.event(event, payload);
    for (const connection of receivers) connection.send(frame);
  };

  return {
    join,
    leave,
    deliver,
    /** Whose events the connection receives. */
    membershipOf: (connection: HubConnection): Membership | undefined => joined.get(connection),
    /** The contact persons that are connected. */
    connected: (): Set<number> => new Set([...joined.values()].map(({ id }) => id)),
    /** The connections of a contact person. */
    connectionsOf: (id: number): HubConnection[] => [...(members.get(`person:${id}`) ?? [])],
  };
};

export type Groups = ReturnType<typeof createGroups>;
