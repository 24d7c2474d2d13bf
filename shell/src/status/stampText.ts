import type { LiveRelease } from '@byggtun/shared/contract/release';
import { formatDateTime } from '@byggtun/shared/text/date';

/** When and by whom, for people; empty when it is not known. */
export const stampText = (stamp: LiveRelease['since'] | undefined): string =>
  stamp ? `${formatDateTime(stamp.at)} av ${stamp.by}` : '';
