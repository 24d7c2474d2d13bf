import LoadingOutlined from '@ant-design/icons/LoadingOutlined';
import type { ReactNode } from 'react';

interface TileButtonProps {
  label: string;
  icon: ReactNode;
  /** It has been pressed, and is not over. */
  running: boolean;
  onPress: () => void;
}

/** A tile on a project's page that does something where it stands (docs/product/projects.md#a-project). */
export function TileButton({ label, icon, running, onPress }: TileButtonProps) {
  return (
    <button
      type="button"
      className="bt-tile"
      aria-disabled={running}
      aria-busy={running}
      // Not `disabled`, which takes the focus.
      onClick={running ? undefined : onPress}
    >
      <span className="bt-tile-icon" aria-hidden>
        {running ? <LoadingOutlined /> : icon}
      </span>
      <span className="bt-tile-label">{label}</span>
      <span className="bt-hidden" role="status">
        {running ? 'Henter …' : ''}
      </span>
    </button>
  );
}
