import { useState } from 'react';

import { type CalledPerson, isMissing } from './rollCall';

/**
 * All people of a roll call, or those alone who were missing when that was chosen, came since, or are missing again. Nobody goes from under the
 * finger when they are found: the next press would fall on another.
 */
export function useMissingOnly(people: readonly CalledPerson[]) {
  const [hidden, setHidden] = useState<ReadonlySet<number>>();
  const showAll = () => setHidden(undefined);
  const hideOthers = () =>
    setHidden(new Set(people.filter((person) => !isMissing(person)).map(({ id }) => id)));
  return {
    shown: hidden ? people.filter((person) => !hidden.has(person.id) || isMissing(person)) : people,
    isOn: hidden !== undefined,
    toggle: hidden ? showAll : hideOthers,
    showAll,
  };
}
