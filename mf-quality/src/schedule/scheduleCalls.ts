import type { PageAddress } from '@byggtun/shared/area/startPage';
import { getSchedule, listActivities } from '@byggtun/shared/contract/activity';
import { ask, type AskedCall } from '@byggtun/shared/portal/prefetch';
import { recordId } from '@byggtun/shared/record/recordId';

/** Input of the calls that give a self-check, its activities and its history. */
export const scheduleInput = (id: number) => ({ params: { id } });

/** What the page of a self-check asks for first. */
export function firstScheduleCalls({ params }: PageAddress): readonly AskedCall[] {
  const id = recordId(params.id);
  if (id === undefined) return [];
  return [ask(getSchedule, scheduleInput(id)), ask(listActivities, scheduleInput(id))];
}
