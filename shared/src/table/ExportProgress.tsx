import type { Progress } from '../contract/progress';
import { formatCount } from '../text/count';

/** How far the file has come. Said aloud once; the figures are to be read. */
export function ExportProgress({ progress }: { progress: Progress | undefined }) {
  return (
    <div className="bt-progress">
      <p className="bt-hidden" role="status">
        Lager filen …
      </p>
      <progress
        aria-label="Fremdrift"
        {...(progress && { value: progress.done, max: progress.total || 1 })}
      />
      <p className="bt-secondary bt-figures">
        {progress ? `${formatCount(progress.done)} av ${formatCount(progress.total)} rader` : 'Lager filen …'}
      </p>
    </div>
  );
}
