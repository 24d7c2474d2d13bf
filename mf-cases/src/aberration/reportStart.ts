import { reportDescriptionLimit, reportTitleLimit } from '@byggtun/shared/contract/aberrationForm';
import { storable } from '@byggtun/shared/contract/storable';

import { houseOf } from './reportCalls';

/** What the form is opened with besides its project, each undefined when its address does not say it. */
export interface ReportStart {
  houseId: number | undefined;
  title: string | undefined;
  description: string | undefined;
}

/** A text as the form could take it: longer ones are cut, what can't be stored is left out. */
const textOf = (written: string | null, max: number) => storable(written?.slice(0, max) ?? '') || undefined;

/** Reads what the form is opened with from its address (docs/product/reports.md#from-another-page). */
export const startOf = (search: URLSearchParams): ReportStart => ({
  houseId: houseOf(search),
  title: textOf(search.get('title')?.replaceAll(/\s/g, ' ') ?? null, reportTitleLimit),
  description: textOf(search.get('description'), reportDescriptionLimit),
});
