import type { PageAddress } from '@byggtun/shared/area/startPage';
import { countChecklists } from '@byggtun/shared/contract/checklistList';
import { countTasks } from '@byggtun/shared/contract/schedule';
import { ask, type AskedCall } from '@byggtun/shared/portal/prefetch';
import { firstListCall } from '@byggtun/shared/table/listCall';
import { inHouse, placeOfList, placeOfSlot } from '@byggtun/shared/table/place';
import { readPlaceList } from '@byggtun/shared/table/readPlaceList';

import { checklistQuestion } from './checklistList/checklistQuestion';
import { scheduleQuestion } from './scheduleList/scheduleQuestion';

export { firstChecklistCalls } from './checklist/checklistCalls';
export { firstScheduleCalls } from './schedule/scheduleCalls';

/** What the list of self-checks asks for first. */
export function firstScheduleListCalls(address: PageAddress): AskedCall[] {
  const place = placeOfList(address.search);
  return [firstListCall(place ? inHouse(scheduleQuestion, place) : scheduleQuestion, address)];
}

/** What the list of checklists asks for first. */
export function firstChecklistListCalls(address: PageAddress): AskedCall[] {
  const place = placeOfList(address.search);
  return [firstListCall(place ? inHouse(checklistQuestion, place) : checklistQuestion, address)];
}

/** What the tiles of a project's page, or of a house's, ask for first. */
export function firstTileCalls({ session, params: { id = '', houseId = '' } }: PageAddress): AskedCall[] {
  const place = placeOfSlot({ projectId: id, houseId });
  return [
    ask(countTasks, readPlaceList(scheduleQuestion, session, place).input),
    ...(session.profile.isByggtun
      ? [ask(countChecklists, readPlaceList(checklistQuestion, session, place).input)]
      : []),
  ];
}
