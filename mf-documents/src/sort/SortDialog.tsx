import { documentOrderForm } from '@byggtun/shared/contract/documentOrder';
import { ChoiceField } from '@byggtun/shared/form/ChoiceField';
import { FormDialog } from '@byggtun/shared/form/FormDialog';
import { useForm } from '@byggtun/shared/form/useForm';
import { useState } from 'react';

/** What something is sorted by, and which way. */
export interface SortOrder<Key extends string> {
  by: Key;
  desc: boolean;
}

/** What one can sort by. */
export type SortColumns<Key extends string> = readonly (readonly [key: Key, label: string])[];

const orders = ['Stigende', 'Synkende'].map((label, value) => ({ value, label }));

interface SortDialogProps<Key extends string> {
  columns: SortColumns<Key>;
  order: SortOrder<Key>;
  onSort: (order: SortOrder<Key>) => void;
  onClosed: () => void;
}

/** Chooses what is sorted by, and which way. */
export function SortDialog<Key extends string>({ columns, order, onSort, onClosed }: SortDialogProps<Key>) {
  const [done, setDone] = useState(false);
  const form = useForm({
    schema: documentOrderForm,
    initial: { by: columns.findIndex(([key]) => key === order.by), desc: Number(order.desc) },
    onSubmit: ({ by, desc }) => {
      onSort({ by: columns[by]?.[0] ?? order.by, desc: desc === 1 });
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
        value={form.values.desc}
        onChange={(desc) => form.set('desc', desc)}
      />
      <ChoiceField
        label="Kolonne"
        choices={columns.map(([, label], value) => ({ value, label }))}
        value={form.values.by}
        onChange={(by) => form.set('by', by)}
      />
    </FormDialog>
  );
}
