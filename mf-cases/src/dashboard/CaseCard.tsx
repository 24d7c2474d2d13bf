import { glanceAtCases } from '@byggtun/shared/contract/caseGlance';
import type { ListAnswer } from '@byggtun/shared/contract/list';
import type { RouteAnswer } from '@byggtun/shared/contract/route';
import { usePortal } from '@byggtun/shared/portal/portal';
import { useCall } from '@byggtun/shared/portal/useCall';
import { GlanceCard } from '@byggtun/shared/table/GlanceCard';
import type { ListDefinition } from '@byggtun/shared/table/listDefinition';
import type { GlanceSort } from '@byggtun/shared/table/readGlance';
import { useCardReading } from '@byggtun/shared/table/useCardReading';
import { useQuietRefresh } from '@byggtun/shared/table/useQuietRefresh';

import { caseGlanceInput } from './caseGlance';

interface CaseCardProps<Row> {
  definition: ListDefinition<Row>;
  path: string;
  sort: GlanceSort<Row>;
  /** The card's part of the call that all of them share. */
  part: (glance: RouteAnswer<typeof glanceAtCases>) => ListAnswer<Row>;
}

const quietly = { quiet: true, keepPrevious: true };

/** A card of the Dashboard: its rows come with those of the area's other cards, until somebody chooses whose or that call fails. */
export function CaseCard<Row>({ definition, path, sort, part }: CaseCardProps<Row>) {
  const { session } = usePortal();
  const reading = useCardReading(definition, sort);
  const isChosen = reading.chosen !== undefined;
  const shared = useCall(glanceAtCases, isChosen ? null : caseGlanceInput(session), quietly);
  // What one list can't answer takes no other card along.
  const isAlone = isChosen || (shared.error !== undefined && !shared.data);
  const own = useCall(definition.route, isAlone ? reading.input : null, quietly);
  useQuietRefresh(definition);
  const { error, isValidating, mutate } = isAlone ? own : shared;
  // What stood there stays until the card's own rows are here; those go when the shared ones are back.
  const data = (isAlone ? own.data : undefined) ?? (shared.data && part(shared.data));
  const answer = { data, error, isValidating, mutate };
  return <GlanceCard definition={definition} path={path} reading={reading} answer={answer} />;
}
