import { useRefresh } from '../portal/useRefresh';
import { foundText } from '../ui/foundText';
import { Loaded } from '../ui/Loaded';
import { CardPage } from './CardPage';
import { CardPart } from './CardPart';
import { CardSkeleton } from './CardSkeleton';
import { FilterChips } from './FilterChips';
import { firstCards } from './listCall';
import { NoRows } from './NoRows';
import type { List } from './useList';
import { useListAnswer } from './useListAnswer';

/** The list as cards; the next hundred come when the bottom is reached (docs/product/lists.md#table-and-cards). */
export function CardView<Row>({ list }: { list: List<Row> }) {
  const first = useListAnswer(list, firstCards);
  const refresh = useRefresh(list.definition.route);
  const again = { ...first, mutate: () => Promise.resolve(refresh()) };
  const { state, definition } = list;
  return (
    <>
      <div className="bt-list-line">
        <FilterChips list={list} />
        <p className="bt-secondary bt-count" role="status">
          {foundText(first.found)}
        </p>
      </div>
      <Loaded call={first.data ? again : first} skeleton={<CardSkeleton />}>
        {({ totalItemCount, totalPages }) =>
          totalItemCount === 0 ? (
            <NoRows list={list} />
          ) : (
            Array.from({ length: Math.min(state.page, totalPages) }, (_, index) => (
              <CardPart key={index} first={index === 0} name={`${definition.noun} ${index}`}>
                <CardPage list={list} page={index + 1} />
              </CardPart>
            ))
          )
        }
      </Loaded>
    </>
  );
}
