import type { Flip } from '@byggtun/shared/contract/release';
import { formatDateTime } from '@byggtun/shared/text/date';
import { Card } from '@byggtun/shared/ui/Card';

const actions: Record<Flip['action'], string> = {
  release: 'Satt i drift',
  rollback: 'Rullet tilbake',
  canary: 'Kanari',
  promote: 'Kanari satt i drift',
  disable: 'Slått av',
  enable: 'Slått på',
};

/** What was made live, and by whom, the latest first. */
export function FlipList({ flips }: { flips: readonly Flip[] }) {
  return (
    <Card title="Siste endringer" extra={<span className="bt-secondary">{flips.length}</span>}>
      {flips.length === 0 && <p className="status-quiet">Ingen endringer ennå.</p>}
      <ol className="status-flips">
        {flips.map(({ revision, at, by, action, name, version, before }) => (
          <li key={revision}>
            <span className="bt-figures bt-secondary">{formatDateTime(at)}</span>
            <span className="status-flip-what">
              <strong>{name}</strong> {version}
              {before && <span className="bt-secondary"> (før {before})</span>}
            </span>
            <span>{actions[action]}</span>
            <span className="bt-secondary">{by}</span>
          </li>
        ))}
      </ol>
    </Card>
  );
}
