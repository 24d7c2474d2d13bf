import type * as z from 'zod';

import type { Option } from '../contract/list';
import type { Route } from '../contract/route';
import { useCall } from '../portal/useCall';
import type { AnyColumn, ListDefinition, OptionsRoute } from './listDefinition';

/** What a column's filter is picked from; undefined while the server is asked, and when it does not answer. */
export type OptionsOf = (column: Pick<AnyColumn, 'choices'>) => readonly Option[] | undefined;

/** The server has not said what there is to choose from, and how to ask again. */
export interface OptionsFailure {
  running: boolean;
  onRetry: () => void;
}

interface Options {
  optionsOf: OptionsOf;
  /** The server is asked, and nothing is known of it yet, not even that it fails. */
  isPending: boolean;
  failure: OptionsFailure | undefined;
}

/** What the filters of these columns are picked from. The server is asked only when one of them needs it. */
export function useOptions<Row>(
  { options, route }: ListDefinition<Row>,
  columns: readonly Pick<AnyColumn, 'choices'>[],
): Options {
  const isNeeded = options && columns.some(({ choices }) => typeof choices === 'string');
  const asked = useCall<Route>(options ?? route, isNeeded ? {} : null, {
    quiet: true,
  });
  const answer = asked.data as z.infer<OptionsRoute['answer']> | undefined;
  return {
    optionsOf: ({ choices }) => (typeof choices === 'string' ? answer?.[choices] : choices),
    isPending: isNeeded === true && !answer && !asked.error,
    failure:
      !answer && asked.error
        ? { running: asked.isValidating, onRetry: () => void asked.mutate().catch(() => undefined) }
        : undefined,
  };
}
