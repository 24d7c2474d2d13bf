import { PlainButton } from './PlainButton';
import { useKeptFocus } from './useKeptFocus';

interface RetryBarProps {
  /** What did not work, and what is kept. */
  text: string;
  onRetry: () => void;
  running?: boolean;
}

/** The quiet bar over something that could not be fetched anew. */
export function RetryBar({ text, onRetry, running = false }: RetryBarProps) {
  const kept = useKeptFocus<HTMLDivElement>();
  return (
    <div className="bt-retry" role="status" {...kept}>
      <span>{text}</span>
      <PlainButton running={running} onClick={onRetry}>
        Prøv igjen
      </PlainButton>
    </div>
  );
}
