import type { ListAnswer } from '../contract/list';
import type { Route, RouteAnswer, RouteInput } from '../contract/route';
import { useCall } from '../portal/useCall';
import { GlanceCard } from './GlanceCard';
import type { ListDefinition } from './listDefinition';
import type { GlanceSort } from './readGlance';
import { useCardReading } from './useCardReading';
import { useQuietRefresh } from './useQuietRefresh';

interface SharedListCardProps<Row, Shared extends Route> {
  definition: ListDefinition<Row>;
  /** Address of the list; the heading opens it with the card's filters. */
  path: string;
  /** What the rows are sorted by, ascending; descending with a '-' before it. */
  sort: GlanceSort<Row>;
  /** The call that the area's cards share. */
  route: Shared;
  input: RouteInput<Shared>;
  /** The card's part of its answer. */
  part: (answer: RouteAnswer<Shared>) => ListAnswer<Row> | undefined;
}

const quietly = { quiet: true, keepPrevious: true };

/** A list at a glance: its rows come with those of the area's other cards, until somebody chooses whose or that call fails. */
export function SharedListCard<Row, Shared extends Route>(props: SharedListCardProps<Row, Shared>) {
  const { definition, path, sort, route, input, part } = props;
  const reading = useCardReading(definition, sort);
  const isChosen = reading.chosen !== undefined;
  const shared = useCall(route, isChosen ? null : input, quietly);
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
