import type { getNewAberration } from '@byggtun/shared/contract/aberration';
import type { RouteInput } from '@byggtun/shared/contract/route';

import type { ReportKind } from './reportKind';

/** The project that the form is opened from, in its address; undefined when there is none. */
export function projectOf(search: URLSearchParams): number | undefined {
  const text = search.get('projectId') ?? '';
  return /^\d{1,9}$/.test(text) ? Number(text) : undefined;
}

/** The house that the form is opened from; undefined when there is none. */
export function houseOf(search: URLSearchParams): number | undefined {
  const text = search.get('houseId') ?? '';
  return /^\d{1,9}$/.test(text) ? Number(text) : undefined;
}

/** Input of the call that gives an empty report and what its form chooses from. */
export const newReportInput = (
  { category }: ReportKind,
  projectId: number | undefined,
): RouteInput<typeof getNewAberration> => ({
  body: { id: -1, category, ...(projectId !== undefined && { projectId }) },
});
