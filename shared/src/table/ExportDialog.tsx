import { useState } from 'react';

import { exportTexts } from '../contract/exportTable';
import { FormDialog } from '../form/FormDialog';
import { useForm } from '../form/useForm';
import { useUnsaved } from '../form/useUnsaved';
import { usePortal } from '../portal/portal';
import { ColumnChoice } from './ColumnChoice';
import { exportColumns, exportForm } from './exportForm';
import { ExportProgress } from './ExportProgress';
import { useExport } from './useExport';
import type { List } from './useList';

/** Chooses columns and their order, and saves the rows that the list shows as a file. */
export function ExportDialog<Row>({ list, onClosed }: { list: List<Row>; onClosed: () => void }) {
  const { notify } = usePortal();
  const [done, setDone] = useState(false);
  const { save, progress, abort } = useExport(list);
  const form = useForm({
    schema: exportForm,
    initial: { columns: exportColumns(list) },
    onSubmit: async ({ columns }) => {
      const saved = await save(columns);
      setDone(saved);
      if (saved) notify('success', 'Filen er lastet ned.');
    },
    onWrong: () => notify('warning', exportTexts.noColumn),
  });
  useUnsaved(form.running);

  return (
    <FormDialog
      title={`Eksporter ${list.definition.noun}`}
      submitText="Eksporter"
      // Ticks are made again in a moment: nobody is asked before they are left.
      form={{ ...form, isDirty: false }}
      done={done}
      progress={<ExportProgress running={form.running} progress={progress} />}
      onAbort={abort}
      onClosed={onClosed}
    >
      <p>Excel-filen får alle rader som listen viser nå, med samme filter, søk og sortering.</p>
      {form.running ? null : (
        <ColumnChoice
          columns={form.values.columns}
          error={form.errors.columns}
          onChange={(columns) => form.set('columns', columns)}
        />
      )}
    </FormDialog>
  );
}
