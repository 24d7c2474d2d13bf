import { formatCount } from '@byggtun/shared/text/count';
import { Button } from 'antd';

import type { Choice } from './useChoice';
import { useMerge } from './useMerge';

/** 'Velg alle' and 'Last ned valgte' (docs/product/documents.md#merging); where a PDF is shown. */
export function MergeBar({ choice, fileName }: { choice: Choice; fileName: string }) {
  const { all, chosen, choose } = choice;
  const merge = useMerge(fileName);
  const isRunning = merge.running > 0;
  return (
    <div className="documents-merge" role="group" aria-label="Valgte filer">
      <label className="documents-choose documents-choose-all">
        <input
          type="checkbox"
          checked={chosen.length === all.length}
          onChange={({ target }) => choose(all, target.checked)}
        />
        Velg alle
      </label>
      <Button
        disabled={chosen.length === 0 || isRunning}
        loading={isRunning}
        onClick={() => void merge.run(chosen)}
      >
        Last ned valgte{chosen.length > 0 ? ` (${formatCount(chosen.length)})` : ''}
      </Button>
      <span role="status" className="documents-merging">
        {isRunning ? `Slår sammen ${formatCount(merge.running)} filer …` : ''}
      </span>
      {isRunning ? <Button onClick={merge.cancel}>Avbryt</Button> : null}
      {merge.damaged === undefined ? null : (
        <div className="documents-damaged" role="alert">
          <p>{merge.damaged}</p>
          <Button type="primary" onClick={() => void merge.run(chosen, { skip: true })}>
            Last ned de andre
          </Button>
          <Button onClick={merge.forget}>Avbryt</Button>
        </div>
      )}
    </div>
  );
}
