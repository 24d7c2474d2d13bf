import useSWR from 'swr';

import { usePortal } from '../portal/portal';
import type { ListQuestion } from './listDefinition';
import type { ListScope } from './listState';
import { type GlanceSort, readGlance } from './readGlance';

/** What a card of the Dashboard shows of its list, and the way to another part of it. */
export interface CardReading extends ReturnType<typeof readGlance> {
  /** Whose rows, when somebody has chosen. */
  chosen: ListScope | undefined;
  choose: (scope: ListScope) => void;
}

/**
 * How a card reads its list for who is signed in.
 * @param sort what the rows are sorted by, ascending; descending with a '-' before it
 */
export function useCardReading<Row>(
  question: ListQuestion<Row> & { noun: string },
  sort: GlanceSort<Row>,
): CardReading {
  const { session } = usePortal();
  // Kept with the answers, so that it stands when one comes back from the list.
  const { data: chosen, mutate } = useSWR<ListScope>(['scope of a card', question.noun], null);
  return {
    ...readGlance({ question, sort, scope: chosen }, session),
    chosen,
    choose: (next) => void mutate(next, { revalidate: false }),
  };
}
