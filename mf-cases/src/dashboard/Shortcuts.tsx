import { paths } from '@byggtun/shared/contract/paths';
import { getBadgeCounts } from '@byggtun/shared/contract/user';
import { useCall } from '@byggtun/shared/portal/useCall';
import { Shortcut } from '@byggtun/shared/ui/Shortcut';

/** The ways to one's own cases on small screens, each with its count; the counts are those of the navigation, asked for once. */
export function Shortcuts() {
  const { data: counts } = useCall(getBadgeCounts, {}, { quiet: true });
  return (
    <>
      <Shortcut to={paths.complaints} label="Reklamasjoner" count={counts?.complaints} />
      <Shortcut to={paths.actions} label="Tiltak" count={counts?.actions} />
      <Shortcut to={paths.requests} label="Henvendelser" count={counts?.enquiry} />
    </>
  );
}
