import { useState } from 'react';

import { FormDialog } from '../form/FormDialog';
import { useForm } from '../form/useForm';
import { Skeleton } from '../ui/Skeleton';
import { FilterField } from './FilterField';
import { type FilterDrafts, filterForm, readDrafts, toDraft } from './filterForm';
import { FilterSection } from './FilterSection';
import { inSightFirst } from './inSightFirst';
import { type AnyColumn, filterNameOf, type ListColumn } from './listDefinition';
import { filterColumns } from './listState';
import { LockedFilter } from './LockedFilter';
import type { List } from './useList';
import { useOptions } from './useOptions';

interface FilterDialogProps<Row> {
  list: List<Row>;
  /** The column whose filter it is; without it, all of them. */
  only?: ListColumn<Row> | undefined;
  onClosed: () => void;
}

/** The filters of a list, or that of one column. Nothing is fetched before they are put to use. */
export function FilterDialog<Row>({ list, only, onClosed }: FilterDialogProps<Row>) {
  const { definition, state, isLocked, change } = list;
  const [done, setDone] = useState(false);
  const asked = only ? [only] : inSightFirst(filterColumns(definition), list.columns.shown);
  const { optionsOf, isPending, failure } = useOptions(definition, asked);
  // What there is nothing to choose from is no filter: contractors have no other company than their own. Until that is known
  // none of them is drawn, so that nothing goes away under a finger.
  const columns: readonly AnyColumn[] = asked.filter((column) => optionsOf(column)?.length !== 0);
  const isWaiting = !only && isPending;
  const initial: FilterDrafts = Object.fromEntries(
    columns.map((column) => [column.value, toDraft(column, state.filters[column.value])]),
  );
  const form = useForm<FilterDrafts, FilterDrafts>({
    schema: filterForm(columns),
    initial,
    onSubmit: (drafts) => {
      change({ filters: { ...state.filters, ...readDrafts(columns, drafts) } });
      setDone(true);
      return Promise.resolve();
    },
  });
  const empty = () => {
    for (const column of columns) form.set(column.value, toDraft(column, undefined));
  };

  return (
    <FormDialog
      title={only ? `Filtrer ${only.text.toLowerCase()}` : `Filtrer ${definition.noun}`}
      submitText="Bruk filter"
      form={{ ...form, isDirty: false }}
      done={done}
      onClosed={onClosed}
    >
      <div className="bt-sections">
        {isWaiting ? <Skeleton lines={asked.length} /> : null}
        {(isWaiting ? [] : columns).map((column) => {
          const { value } = column;
          const locked = isLocked && filterNameOf(column) === definition.responsible;
          const field = locked ? (
            <LockedFilter column={column} scope={state.scope} mayToggle={list.mayToggle} />
          ) : (
            <FilterField
              column={column}
              draft={form.values[value] ?? toDraft(column, undefined)}
              options={optionsOf(column)}
              failure={failure}
              error={form.errors[value]}
              onChange={(draft) => form.set(value, draft)}
            />
          );
          if (only) return <div key={value}>{field}</div>;
          const filter = state.filters[value];
          return (
            <FilterSection
              key={value}
              column={column}
              filter={locked ? undefined : filter}
              options={optionsOf(column)}
              wrong={form.errors[value] !== undefined}
            >
              {field}
            </FilterSection>
          );
        })}
      </div>
      <button type="button" className="bt-plain bt-clear bt-all" onClick={empty}>
        {only ? 'Tøm' : 'Tøm alle'}
      </button>
    </FormDialog>
  );
}
