import { getBadgeCounts } from '@byggtun/shared/contract/user';
import { useCall } from '@byggtun/shared/portal/useCall';
import { Shortcut } from '@byggtun/shared/ui/Shortcut';

import { scheduleKind } from '../schedule/scheduleKind';

/** The way to one's own self-checks on small screens, with their count: that of the navigation. */
export function SelfChecksShortcut() {
  const { data: counts } = useCall(getBadgeCounts, {}, { quiet: true });
  return <Shortcut to={scheduleKind.listPath} label="Egenkontroller" count={counts?.checkups} />;
}
