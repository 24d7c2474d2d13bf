import { documentOrderForm } from '@byggtun/shared/contract/documentOrder';
import { ChoiceField } from '@byggtun/shared/form/ChoiceField';
import { FormDialog } from '@byggtun/shared/form/FormDialog';
import { useForm } from '@byggtun/shared/form/useForm';
import { useState } from 'react';

import type { DocumentOrder } from './sortDocuments';

const keys = ['name', 'dateTime'] as const;
const columns = ['Navn', 'Dato'].map((label, value) => ({ value, label }));
const orders = ['Stigende', 'Synkende'].map((label, value) => ({ value, label }));

interface SortDialogProps {
  order: DocumentOrder;
  onSort: (order: DocumentOrder) => void;
  onClosed: () => void;
}

/** Chooses what the documents are sorted by, and which way. */
export function SortDialog({ order, onSort, onClosed }: SortDialogProps) {
  const [done, setDone] = useState(false);
  const form = useForm({
    schema: documentOrderForm,
    initial: { by: keys.indexOf(order.by), desc: Number(order.desc) },
    onSubmit: ({ by, desc }) => {
      onSort({ by: keys[by] ?? 'name', desc: desc === 1 });
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
        choices={columns}
        value={form.values.by}
        onChange={(by) => form.set('by', by)}
      />
    </FormDialog>
  );
}
