import type { Progress } from '../contract/progress';
import { formatCount } from '../text/count';

interface ExportProgressProps {
  /** The file is being made. */
  running: boolean;
  progress: Progress | undefined;
}

/** How far the file has come. Said aloud once, by what is there before; the figures are to be read. */
export function ExportProgress({ running, progress }: ExportProgressProps) {
  const making = 'Lager filen …';
  return (
    <>
      <p className="bt-hidden" role="status">
        {running ? making : ''}
      </p>
      {running ? (
        <div className="bt-progress">
          <progress
            aria-label="Fremdrift"
            {...(progress && { value: progress.done, max: progress.total || 1 })}
          />
          <p className="bt-secondary bt-figures">
            {progress ? `${formatCount(progress.done)} av ${formatCount(progress.total)} rader` : making}
          </p>
        </div>
      ) : null}
    </>
  );
}
