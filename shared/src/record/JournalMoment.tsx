import { formatDateTime } from '../text/date';

/** When something in a case happened. */
export function JournalMoment({ at }: { at: string }) {
  return (
    <time className="bt-secondary bt-figures" dateTime={at}>
      {formatDateTime(at)}
    </time>
  );
}
