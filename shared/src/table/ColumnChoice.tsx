import { useId, useState } from 'react';

import { FieldNotes } from '../form/Field';
import { ColumnLine } from './ColumnLine';
import type { ChosenColumn } from './exportForm';

interface ColumnChoiceProps {
  columns: readonly ChosenColumn[];
  error: string | undefined;
  onChange: (columns: ChosenColumn[]) => void;
}

/** Which columns, and in which order. */
export function ColumnChoice({ columns, error, onChange }: ColumnChoiceProps) {
  const id = useId();
  const [told, setTold] = useState('');
  const all = columns.every(({ exportCol }) => exportCol);

  const choose = (at: number, exportCol: boolean) =>
    onChange(columns.map((column, index) => (index === at ? { ...column, exportCol } : column)));
  const chooseAll = () => onChange(columns.map((column) => ({ ...column, exportCol: !all })));
  const move = (column: ChosenColumn, to: number) => {
    const others = columns.filter((one) => one !== column);
    onChange([...others.slice(0, to), column, ...others.slice(to)]);
    setTold(`${column.name} er nå nummer ${to + 1} av ${columns.length}`);
  };

  return (
    <fieldset className="bt-choices" aria-describedby={error && `${id}-error`}>
      <legend>Kolonner</legend>
      {error ? <FieldNotes id={id} error={error} /> : null}
      <button type="button" className="bt-plain bt-clear bt-all" onClick={chooseAll}>
        {all ? 'Velg ingen' : 'Velg alle'}
      </button>
      <ol className="bt-columns">
        {columns.map((column, index) => (
          <ColumnLine
            key={column.dataKey}
            column={column}
            place={index}
            last={columns.length - 1}
            // The focus goes there, and the text is read out with it.
            wrong={error && index === 0 ? `${id}-error` : undefined}
            onChoose={(chosen) => choose(index, chosen)}
            onMove={(to) => move(column, to)}
          />
        ))}
      </ol>
      <p className="bt-hidden" role="status">
        {told}
      </p>
    </fieldset>
  );
}
