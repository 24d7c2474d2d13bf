import type { ListAnswer } from '../contract/list';
import { Link } from '../portal/router';
import { formatCount } from '../text/count';
import { Card } from '../ui/Card';
import { type Awaited, Loaded } from '../ui/Loaded';
import { PlainButton } from '../ui/PlainButton';
import { CardSkeleton } from './CardSkeleton';
import type { ListDefinition } from './listDefinition';
import type { CardReading } from './useCardReading';

interface GlanceCardProps<Row> {
  definition: ListDefinition<Row>;
  /** Address of the list; the heading opens it with the card's filters. */
  path: string;
  reading: CardReading;
  answer: Awaited<ListAnswer<Row>>;
}

/** Says that there are none: a list that opens with a filter opens with what is not done. */
const noneText = <Row,>({ columns, noun }: ListDefinition<Row>): string =>
  columns.some(({ filterValues }) => filterValues) ? `Ingen åpne ${noun}.` : `Ingen ${noun}.`;

/** A list at a glance: its first three rows, how many there are, and whose (docs/product/lists.md#at-a-glance). */
export function GlanceCard<Row>({ definition, path, reading, answer }: GlanceCardProps<Row>) {
  const { search, scope, mayToggle, choose } = reading;
  const other = scope === 'mine' ? 'all' : 'mine';
  const total = answer.data?.totalItemCount;

  return (
    <Card
      title={
        <Link to={search ? `${path}?${search}` : path} className="bt-list-card-title">
          {definition.noun.charAt(0).toUpperCase() + definition.noun.slice(1)}
        </Link>
      }
      className="bt-list-card"
      extra={
        <span className="bt-list-card-extra">
          <span
            className="bt-badge"
            aria-label={total === undefined ? undefined : `${formatCount(total)} i alt`}
          >
            {total === undefined ? '' : formatCount(total)}
          </span>
          {mayToggle ? (
            <PlainButton onClick={() => choose(other)}>
              {other === 'mine' ? 'Vis mine' : 'Vis alle'}
            </PlainButton>
          ) : null}
        </span>
      }
    >
      <Loaded call={answer} skeleton={<CardSkeleton count={3} />}>
        {({ items }) =>
          items.length === 0 ? (
            <p className="bt-secondary">{noneText(definition)}</p>
          ) : (
            <ul className="bt-cards">
              {items.map((row) => (
                <li key={definition.rowId(row)}>
                  <Link
                    to={definition.rowPath?.(row) ?? path}
                    className={`bt-case bt-case-${definition.rowColor(row)}`}
                  >
                    {definition.card(row)}
                  </Link>
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </Card>
  );
}
