import { frames } from './frames';
import type { HubConnection } from './HubConnection';

/** Who is connected to this instance, by group. */
export const createGroups = () => {
  const members = new Map<string, Set<HubConnection>>();

  const leave = (connection: HubConnection) => {
    for (const group of connection.groups) {
      members.get(group)?.delete(connection);
      if (members.get(group)?.size === 0) members.delete(group);
    }
    connection.groups.clear();
  };

  /** Puts a connection into these groups and no others. */
  const join = (connection: HubConnection, groups: string[]) => {
    leave(connection);
    for (const group of groups) {
      connection.groups.add(group);
      members.set(group, (members.get(group) ?? new Set()).add(connection));
    }
  };

  /** Sends an event to every connection of the groups, once to each. */
  const deliver = (audience: string[], event: string, payload: unknown) => {
    const receivers = new Set(audience.flatMap((group) => [...(members.get(group) ?? [])]));
    if (receivers.size === 0) return;
    const frame = frames.event(event, payload);
    for (const connection of receivers) connection.send(frame);
  };

  return { join, leave, deliver };
};

export type Groups = ReturnType<typeof createGroups>;
