import { paths } from '@byggtun/shared/contract/paths';
import { getBadgeCounts } from '@byggtun/shared/contract/user';
import { useCall } from '@byggtun/shared/portal/useCall';
import { Shortcut } from '@byggtun/shared/ui/Shortcut';

const shortcuts = {
  complaints: { to: paths.complaints, label: 'Reklamasjoner' },
  actions: { to: paths.actions, label: 'Tiltak' },
  enquiry: { to: paths.requests, label: 'Henvendelser' },
} as const;

/** The way to one's own cases of a kind on small screens, with their count: that of the navigation, asked for once. */
export function CaseShortcut({ badge }: { badge: keyof typeof shortcuts }) {
  const { data: counts } = useCall(getBadgeCounts, {}, { quiet: true });
  return <Shortcut {...shortcuts[badge]} count={counts?.[badge]} />;
}
