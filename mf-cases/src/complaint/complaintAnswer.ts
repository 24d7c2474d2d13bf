import type { getComplaint } from '@byggtun/shared/contract/complaint';
import type { RouteAnswer } from '@byggtun/shared/contract/route';

/** What the page of a case is drawn from. */
export type ComplaintAnswer = RouteAnswer<typeof getComplaint>;
