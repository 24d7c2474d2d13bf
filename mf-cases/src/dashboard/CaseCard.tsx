import { glanceAtCases } from '@byggtun/shared/contract/caseGlance';
import type { ListAnswer } from '@byggtun/shared/contract/list';
import type { RouteAnswer } from '@byggtun/shared/contract/route';
import { usePortal } from '@byggtun/shared/portal/portal';
import type { ListDefinition } from '@byggtun/shared/table/listDefinition';
import type { GlanceSort } from '@byggtun/shared/table/readGlance';
import { SharedListCard } from '@byggtun/shared/table/SharedListCard';

import { caseGlanceInput } from './caseGlance';

interface CaseCardProps<Row> {
  definition: ListDefinition<Row>;
  path: string;
  sort: GlanceSort<Row>;
  /** The card's part of the call that all of them share. */
  part: (glance: RouteAnswer<typeof glanceAtCases>) => ListAnswer<Row>;
}

/** A card of the Dashboard, whose rows come with those of the area's other cards. */
export function CaseCard<Row>(props: CaseCardProps<Row>) {
  const { session } = usePortal();
  return <SharedListCard {...props} route={glanceAtCases} input={caseGlanceInput(session)} />;
}
