import type { PageAddress } from '@byggtun/shared/area/startPage';
import { countActions, listMyActions } from '@byggtun/shared/contract/actionList';
import { countComplaints } from '@byggtun/shared/contract/complaintList';
import { getProject } from '@byggtun/shared/contract/project';
import { ask, type AskedCall } from '@byggtun/shared/portal/prefetch';
import { firstListCall } from '@byggtun/shared/table/listCall';
import { inHouse, placeOfList, placeOfPage, placeOfSlot } from '@byggtun/shared/table/place';
import { readPageList, readPlaceList } from '@byggtun/shared/table/readPlaceList';

import { actionQuestion } from './actionList/actionQuestion';
import { type ComplaintKind, complaintKind } from './complaint/complaintKind';
import { complaintQuestion } from './complaintList/complaintQuestion';
import { projectActionQuestion } from './project/projectActionQuestion';

export { firstActionCalls } from './action/actionCalls';
export { firstComplaintCalls } from './complaint/complaintCalls';

/** What the list of cases of this kind asks for first. */
export function firstComplaintListCalls(kind: ComplaintKind, address: PageAddress): AskedCall[] {
  const place = placeOfList(address.search);
  const question = complaintQuestion(kind);
  return [firstListCall(place ? inHouse(question, place) : question, address)];
}

/** What the list of actions asks for first. */
export const firstActionListCalls = (address: PageAddress): AskedCall[] => [
  firstListCall(actionQuestion, address),
  ask(listMyActions, {}),
];

/** What the list of a project's actions asks for first. */
export function firstProjectActionCalls(address: PageAddress): AskedCall[] {
  const place = placeOfPage(address.params.id, address.search);
  return [
    firstListCall(projectActionQuestion(place), address),
    ask(getProject, { params: { id: place.projectId } }),
  ];
}

/** What the tiles of a project's page, or of a house's, ask for first. */
export function firstTileCalls({ session, params: { id = '', houseId = '' } }: PageAddress): AskedCall[] {
  const place = placeOfSlot({ projectId: id, houseId });
  return [
    ask(countActions, readPageList(projectActionQuestion(place), session).input),
    ...Object.values(complaintKind).map((kind) =>
      ask(countComplaints, readPlaceList(complaintQuestion(kind), session, place).input),
    ),
  ];
}
