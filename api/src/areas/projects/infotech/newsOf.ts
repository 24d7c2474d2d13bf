import type { HubEvent } from '@byggtun/shared/contract/hub';

import { longestShift } from './passage';
import { presentOn } from './presentOn';
import type { ReceivedPassage } from './readPassages';

type News = HubEvent<'OnInfotechEvent'>;

/**
 * What a person's browsers are told of passages that came, so that in the end they show where the person is, whatever order the passages
 * came in: a check-out that something newer has made void ends nothing, and a check-in before a check-out begins nothing.
 * @param passages all of the person's of the last day, by which it is decided
 * @param isNew those of them that came
 * @param named the projects that there are, by id
 */
export const newsOf = (
  passages: readonly ReceivedPassage[],
  isNew: (passage: ReceivedPassage) => boolean,
  named: ReadonlyMap<number, string>,
  now: number,
): News[] => {
  const told = (direction: News['direction'], ids: Iterable<number>): News => ({
    direction,
    projects: [...new Set(ids)]
      .flatMap((id) => ({ id, name: named.get(id) ?? '' }))
      .filter(({ name }) => name !== '')
      .sort((a, b) => a.name.localeCompare(b.name, 'nb')),
  });
  const news = passages.filter(isNew);
  const before = presentOn(
    passages.filter((passage) => !isNew(passage)),
    now,
  );
  const after = presentOn(passages, now);
  const lastOut = passages
    .filter(({ direction, at }) => direction === 'out' && at > now - longestShift)
    .reduce<ReceivedPassage | undefined>((last, one) => (last && last.at > one.at ? last : one), undefined);
  const hasLeft =
    lastOut !== undefined && isNew(lastOut) && (after.size === 0 || [...before].some((id) => !after.has(id)));
  const entered = news
    .filter(({ direction }) => direction === 'in')
    .flatMap(({ projectIds }) => projectIds)
    .filter((id) => after.has(id));
  const events = hasLeft ? [told('out', lastOut.projectIds)] : [];
  if (hasLeft ? after.size > 0 : entered.length > 0) events.push(told('in', hasLeft ? after : entered));
  return events;
};
