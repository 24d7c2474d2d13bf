import { inOrder, longestShift, type Passage } from './passage';

/** Ids of the projects on whose sites a person is at an instant, by their passages: those of every check-in after the last check-out. */
export const presentOn = (passages: readonly Passage[], now: number): ReadonlySet<number> => {
  const present = new Map<number, number>();
  for (const { direction, projectIds, at } of inOrder(passages)) {
    if (direction === 'out') present.clear();
    else for (const id of projectIds) present.set(id, at);
  }
  return new Set([...present].filter(([, at]) => at > now - longestShift).map(([id]) => id));
};
