import { useState } from 'react';
import * as z from 'zod';

import { ChoiceField } from '../form/ChoiceField';
import { FormDialog } from '../form/FormDialog';
import { useForm } from '../form/useForm';
import { inSightFirst } from './inSightFirst';
import { sortableColumns } from './listDefinition';
import type { List } from './useList';

const sortForm = z.object({ column: z.number(), order: z.number() });
const orders = [
  { value: 0, label: 'Stigende' },
  { value: 1, label: 'Synkende' },
] as const;

/** Chooses what the list is sorted by, and which way. */
export function SortDialog<Row>({ list, onClosed }: { list: List<Row>; onClosed: () => void }) {
  const { definition, state, change } = list;
  const [done, setDone] = useState(false);
  const columns = inSightFirst(sortableColumns(definition), list.columns.shown);
  const form = useForm({
    schema: sortForm,
    initial: {
      column: columns.findIndex(({ value }) => value === state.sortBy),
      order: Number(state.sortDesc),
    },
    onSubmit: ({ column, order }) => {
      change({ sortBy: columns[column]?.value ?? state.sortBy, sortDesc: order === 1 });
      setDone(true);
      return Promise.resolve();
    },
  });
  return (
    <FormDialog
      title="Sorter etter"
      submitText="Sorter"
      form={{ ...form, isDirty: false }}
      done={done}
      onClosed={onClosed}
    >
      <ChoiceField
        label="Rekkefølge"
        choices={orders}
        value={form.values.order}
        onChange={(order) => form.set('order', order)}
      />
      <ChoiceField
        label="Kolonne"
        choices={columns.map(({ text }, value) => ({ value, label: text }))}
        value={form.values.column}
        onChange={(column) => form.set('column', column)}
      />
    </FormDialog>
  );
}
