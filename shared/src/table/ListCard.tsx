import { useCall } from '../portal/useCall';
import { GlanceCard } from './GlanceCard';
import type { ListDefinition } from './listDefinition';
import type { GlanceSort } from './readGlance';
import { useCardReading } from './useCardReading';
import { useQuietRefresh } from './useQuietRefresh';

interface ListCardProps<Row> {
  definition: ListDefinition<Row>;
  /** Address of the list; the heading opens it with the card's filters. */
  path: string;
  /** What the rows are sorted by, ascending; descending with a '-' before it. */
  sort: GlanceSort<Row>;
}

/** A list at a glance that asks for its rows alone. */
export function ListCard<Row>({ definition, path, sort }: ListCardProps<Row>) {
  const reading = useCardReading(definition, sort);
  const answer = useCall(definition.route, reading.input, { quiet: true, keepPrevious: true });
  useQuietRefresh(definition);
  return <GlanceCard definition={definition} path={path} reading={reading} answer={answer} />;
}
