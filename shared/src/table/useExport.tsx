import { useEffect, useRef, useState } from 'react';

import { exportTable, xlsxType } from '../contract/exportTable';
import type { Progress } from '../contract/progress';
import { ownProgress } from '../form/ownProgress';
import { readStreamed } from '../http/readStreamed';
import { saveFile } from '../portal/saveFile';
import { useCommand } from '../portal/useCommand';
import { type ChosenColumn, exportName } from './exportForm';
import { listFilter } from './listBody';
import type { AnyColumn } from './listDefinition';
import type { List } from './useList';

const isDashed = (column: AnyColumn) => column.isDashed === true;

/** Fetches all rows that the list shows now as a file, and lets the browser save it. */
export function useExport<Row>({ definition, ...reading }: List<Row>) {
  const { run } = useCommand(exportTable, ownProgress);
  const [progress, setProgress] = useState<Progress>();
  const underWay = useRef<AbortController>(undefined);
  const abort = () => underWay.current?.abort();
  useEffect(() => abort, []);

  /** Resolves with whether there is a file: false when it was given up. Throws when it failed. */
  const save = async (columns: ChosenColumn[]): Promise<boolean> => {
    const FileName = exportName(definition.fileName ?? definition.noun, definition.columns.some(isDashed));
    const { signal } = (underWay.current = new AbortController());
    const rows = { list: definition.export, ...listFilter(definition, reading) };
    setProgress(undefined);
    try {
      const file = await run(
        { body: { FileName, columns, rows } },
        { signal, read: readStreamed(xlsxType, setProgress) },
      );
      saveFile(file, `${FileName}.xlsx`);
      return true;
    } catch (error) {
      if (signal.aborted) return false;
      throw error;
    }
  };

  return { save, progress, abort };
}
