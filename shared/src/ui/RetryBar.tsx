import ReloadOutlined from '@ant-design/icons/ReloadOutlined';
import { Button } from 'antd';

interface RetryBarProps {
  /** What did not work, and what is kept. */
  text: string;
  onRetry: () => void;
  running?: boolean;
}

/** The quiet bar over something that could not be fetched anew. */
export function RetryBar({ text, onRetry, running = false }: RetryBarProps) {
  return (
    <div className="bt-retry" role="status">
      <span>{text}</span>
      <Button size="small" icon={<ReloadOutlined aria-hidden />} loading={running} onClick={onRetry}>
        Prøv igjen
      </Button>
    </div>
  );
}
