import { foundText } from './foundText';

interface FoundCountProps {
  /** How many were found; nothing while it is not known, or nothing is searched for. */
  count: number | undefined;
  /** There are others that are not shown. */
  more?: boolean | undefined;
}

/** Says aloud what a search or a filter has found. It is there before there is something to say, or screen readers say nothing. */
export function FoundCount({ count, more = false }: FoundCountProps) {
  return (
    <p className="bt-hidden" role="status">
      {foundText(count)}
      {count !== undefined && more ? '. Det finnes flere.' : ''}
    </p>
  );
}
