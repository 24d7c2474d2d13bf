import type { RollCall } from '@byggtun/shared/contract/muster';
import { useState } from 'react';

import { type CalledPerson, isMissing } from './rollCall';

interface Chosen {
  /** Of the roll call that it was chosen in. */
  startedAt: string | undefined;
  hidden: ReadonlySet<number>;
}

/**
 * All people of a roll call, or those alone who were missing when that was chosen, came since, or are missing again. Nobody goes from under the
 * finger when they are found: the next press would fall on another. The next roll call begins with everybody, whichever tab has ended this one.
 */
export function useMissingOnly(people: readonly CalledPerson[], roll: RollCall | undefined) {
  const [chosen, choose] = useState<Chosen>();
  const hidden = roll && chosen?.startedAt === roll.startedAt ? chosen.hidden : undefined;
  const hideOthers = () => {
    const others = people.filter((person) => !isMissing(person)).map(({ id }) => id);
    choose({ startedAt: roll?.startedAt, hidden: new Set(others) });
  };
  return {
    shown: hidden ? people.filter((person) => !hidden.has(person.id) || isMissing(person)) : people,
    isOn: hidden !== undefined,
    toggle: hidden ? () => choose(undefined) : hideOthers,
  };
}
