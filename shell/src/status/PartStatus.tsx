import { formatDateTime } from '@byggtun/shared/text/date';
import { StatusChip, type StatusColor } from '@byggtun/shared/ui/StatusChip';

import type { AreaStatus } from '../area/areaStatus';
import { phases, phaseTable } from '../area/phase';

const states: Record<AreaStatus['state'], { color: StatusColor; text: string }> = {
  underway: { color: 'info', text: 'Underveis' },
  loaded: { color: 'info', text: 'Lastet' },
  shown: { color: 'success', text: 'Vist' },
  failed: { color: 'error', text: 'Stoppet' },
};

const instant = (at: number) => formatDateTime(new Date(at).toISOString());

/** How an area, or one of its slots, came through the phases, and where it stopped last. */
export function PartStatus({ status }: { status: AreaStatus }) {
  const { part, version, phase, state, since, durations, retries, visits, lastFailure } = status;
  const { color, text } = states[state];
  const longest = Math.max(1, ...Object.values(durations));
  return (
    <div className="status-part">
      <p className="status-part-head">
        <StatusChip color={color} text={`${text} (${phaseTable[phase].name})`} />
        <span className="status-quiet">
          {part} {version} · {instant(since)} · {visits} besøk · {retries} nye forsøk
        </span>
      </p>
      <dl className="status-phases">
        {phases.map((name) => (
          <div key={name}>
            <dt>{phaseTable[name].name}</dt>
            <dd>
              <meter min={0} max={longest} value={durations[name] ?? 0} aria-hidden />
              <span className="bt-figures">
                {durations[name] === undefined ? '–' : `${durations[name]} ms`}
              </span>
            </dd>
          </div>
        ))}
      </dl>
      {lastFailure && (
        <p className="status-failure">
          Sist stoppet {instant(lastFailure.at)} i fasen {phaseTable[lastFailure.phase].name}, feil-ID{' '}
          {lastFailure.id}: {lastFailure.cause}
        </p>
      )}
    </div>
  );
}
