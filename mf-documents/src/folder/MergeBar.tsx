import { mergeLimit, tooManyToMerge } from '@byggtun/shared/contract/documentCalls';
import { formatCount } from '@byggtun/shared/text/count';
import { useKeptFocus } from '@byggtun/shared/ui/useKeptFocus';
import { Button } from 'antd';

import type { Choice } from './useChoice';
import { useMerge } from './useMerge';

/** 'Last ned valgte', which stays when the buttons beside it go. */
const downloadIn = (place: HTMLElement) => place.querySelector<HTMLElement>('button:enabled');

/** 'Velg alle' and 'Last ned valgte' (docs/product/documents.md#merging); where a PDF is shown. */
export function MergeBar({ choice, fileName }: { choice: Choice; fileName: string }) {
  const { all, chosen, choose } = choice;
  const merge = useMerge(fileName);
  const kept = useKeptFocus<HTMLDivElement>(downloadIn);
  const isRunning = merge.running > 0;
  const isTooMany = chosen.length > mergeLimit.documents;
  const waiting = isTooMany ? tooManyToMerge : '';
  return (
    <div className="documents-merge" role="group" aria-label="Valgte filer" {...kept}>
      <label className="documents-choose documents-choose-all">
        <input
          type="checkbox"
          checked={chosen.length === all.length}
          onChange={({ target }) => choose(all, target.checked)}
        />
        Velg alle
      </label>
      {/* Not disabled while it loads, which takes no press either: it would lose the focus. */}
      <Button
        disabled={chosen.length === 0 || isTooMany}
        loading={isRunning}
        onClick={() => void merge.run(chosen)}
      >
        Last ned valgte{chosen.length > 0 ? ` (${formatCount(chosen.length)})` : ''}
      </Button>
      <span role="status" className="documents-merging">
        {isRunning ? `Slår sammen ${formatCount(merge.running)} filer …` : waiting}
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
