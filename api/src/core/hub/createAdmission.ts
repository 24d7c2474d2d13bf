import { LRUCache } from 'lru-cache';

import { createRate } from '../limit/createRate';
import { createTally } from '../limit/createTally';
import type { Limits } from '../limit/limits';

/** Who may open a connection, and how many there are. */
export const createAdmission = (limits: Limits) => {
  const { hubConnections, hubConnectionsPerPerson, hubConnectionsPerAddress, hubPauseSeconds } = limits.of;
  const [people, addresses] = [createTally(), createTally()];
  const paused = new LRUCache<string, true>({ max: 10_000, ttl: hubPauseSeconds * 1000 });
  const countConnect = createRate(limits, 'hubConnectsPerMinute', 60);

  /** Counts a try to connect. @throws Refusal 429 for who connects too often, or has sent too much */
  const ask = async (person: string): Promise<void> => {
    if (paused.has(person))
      throw limits.tooMany('hubPauseSeconds', Math.ceil(paused.getRemainingTTL(person) / 1000));
    await countConnect(person);
  };
  /** @throws Refusal 429 or 503 when there is no room for one more connection */
  const requireRoom = (person: string, address: string): void => {
    if (people.of(person) >= hubConnectionsPerPerson) throw limits.tooMany('hubConnectionsPerPerson', 30);
    if (addresses.of(address) >= hubConnectionsPerAddress)
      throw limits.tooMany('hubConnectionsPerAddress', 30);
    if (people.total() >= hubConnections) throw limits.busy('hubConnections');
  };
  /** Counts an open connection. @returns takes it off again */
  const enter = (person: string, address: string): (() => void) => {
    const leave = [people.add(person), addresses.add(address)];
    return () => leave.forEach((each) => each());
  };
  return {
    ask,
    requireRoom,
    enter,
    /** Keeps a person who has sent too much out for a while. */
    pause: (person: string): void => void paused.set(person, true),
  };
};

export type Admission = ReturnType<typeof createAdmission>;
