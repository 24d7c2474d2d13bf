import { useMemo, useState } from 'react';

import { usePortal } from '../portal/portal';
import { useBelow } from '../ui/useMedia';
import { linkColumn, type ListColumn, type ListDefinition } from './listDefinition';

/** Which columns somebody has put in or taken out, by field; of the others the list decides. */
type Choice = Readonly<Record<string, boolean>>;

/** The columns of a table, as this person wants them. */
export interface ShownColumns<Row> {
  shown: readonly ListColumn<Row>[];
  /** The one that is the row's link and can't be taken out. */
  link: ListColumn<Row> | undefined;
  /** Whether somebody has put it in or taken it out; undefined when nobody has. */
  chosen: (column: ListColumn<Row>) => boolean | undefined;
  choose: (column: ListColumn<Row>, show: boolean) => void;
  /** Back to the list's own choice; undefined while it holds. */
  reset: (() => void) | undefined;
}

/** Kept on the device for each person and list: what fits a screen is no part of what a link shows. Kiosks keep nothing. */
export function useColumns<Row>({
  columns,
  noun,
}: Pick<ListDefinition<Row>, 'columns' | 'noun'>): ShownColumns<Row> {
  const { session, kiosk } = usePortal();
  const isNarrow = useBelow('md');
  const key = `byggtun.columns.${session.profile.id}.${noun}`;
  const [choice, setChoice] = useState<Choice>(() => (kiosk ? {} : readChoice(key)));

  // The same until another is chosen: a search draws what takes these no more anew.
  return useMemo(() => {
    const link = linkColumn({ columns });
    const keep = (next: Choice) => {
      setChoice(next);
      if (!kiosk) keepChoice(key, next);
    };
    const isShown = ({ value, show = true }: ListColumn<Row>) =>
      choice[value] ?? (show === 'wide' ? !isNarrow : show);

    return {
      shown: columns.filter((column) => column === link || isShown(column)),
      link,
      chosen: ({ value }) => choice[value],
      choose: ({ value }, show) => keep({ ...choice, [value]: show }),
      reset: Object.keys(choice).length > 0 ? () => keep({}) : undefined,
    };
  }, [columns, choice, isNarrow, key, kiosk]);
}

function readChoice(key: string): Choice {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(key) ?? '{}');
    const entries = typeof read === 'object' && read ? Object.entries(read) : [];
    return Object.fromEntries(
      entries.filter((entry): entry is [string, boolean] => typeof entry[1] === 'boolean'),
    );
  } catch {
    return {};
  }
}

function keepChoice(key: string, choice: Choice): void {
  try {
    localStorage.setItem(key, JSON.stringify(choice));
  } catch {
    // A full or closed storage: the choice holds until the page is left.
  }
}
