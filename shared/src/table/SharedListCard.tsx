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

const quiet = { quiet: true };

/** A list at a glance: its rows come with those of the area's other cards, until somebody chooses whose or that call fails. */
export function SharedListCard<Row, Shared extends Route>(props: SharedListCardProps<Row, Shared>) {
  const { definition, path, sort, route, input, part } = props;
  const reading = useCardReading(definition, sort);
  const isChosen = reading.chosen !== undefined;
  const shared = useCall(route, isChosen ? null : input, { ...quiet, keepPrevious: true });
  // What one list can't answer takes no other card along.
  const isAlone = isChosen || (shared.error !== undefined && !shared.data);
  const own = useCall(definition.route, isAlone ? reading.input : null, quiet);
  useQuietRefresh(definition);
  const { error, isValidating, mutate } = isAlone ? own : shared;
  const rows = shared.data && part(shared.data);
  // What stood there stays until the card's own rows are here: rows, not that there are none, and not when the own ones can't be had.
  const before = !isChosen || (!own.error && rows?.items.length) ? rows : undefined;
  const data = (isAlone ? own.data : undefined) ?? before;
  const answer = { data, error, isValidating, mutate };
  return <GlanceCard definition={definition} path={path} reading={reading} answer={answer} />;
}
