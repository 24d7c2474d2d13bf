import { PlainButton } from '@byggtun/shared/ui/PlainButton';

import { overrides, resetOverrides } from './overrideStore';

/** Says on every page that this tab does not show what everybody else gets, and takes it back with one click. */
export function OverrideBadge() {
  const running = [...overrides.use().running.values()];
  if (running.length === 0) return null;
  return (
    <div className="bt-bar bt-bar-override" role="status">
      <span>Overstyrt: {running.map(({ name, version }) => `${name} ${version}`).join(', ')}</span>
      <PlainButton onClick={resetOverrides}>Tilbakestill</PlainButton>
    </div>
  );
}
