import type { Activity } from '@byggtun/shared/contract/activity';
import type { DialogRecord } from '@byggtun/shared/record/dialogRecord';

/** An activity as a dialog holds it against what it was opened with. */
export const asRecord = ({ version, complete, completedBy, comment }: Activity): DialogRecord => ({
  version,
  status: complete ? 'Fullført' : 'Ikke fullført',
  completedBy: completedBy ?? '',
  comment,
});
