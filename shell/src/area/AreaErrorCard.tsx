import './area.css';

import CloseCircleFilled from '@ant-design/icons/CloseCircleFilled';
import { paths } from '@byggtun/shared/contract/paths';
import { Link } from '@byggtun/shared/portal/router';
import { PlainButton } from '@byggtun/shared/ui/PlainButton';
import { useEffect, useRef, useState } from 'react';

import type { AreaFailure } from './areaFailure';
import { phaseTable } from './phase';

interface AreaErrorCardProps {
  failure: AreaFailure;
  /** In a slot: small, so that its neighbours stay where they are. */
  compact?: boolean;
  /** Developer staff get a way to what runs in this tab. */
  staff?: boolean;
  /** Tries again without reloading the page. */
  onRetry: () => Promise<void>;
}

/** Says in the area's place what could not be shown, in which phase it stopped, and offers to try again. */
export function AreaErrorCard({ failure, compact = false, staff = false, onRetry }: AreaErrorCardProps) {
  const { title, version, phase, id, text, final } = failure;
  const [busy, setBusy] = useState(false);
  const card = useRef<HTMLDivElement>(null);
  const retry = async () => {
    setBusy(true);
    await onRetry();
    setBusy(false);
  };
  useEffect(() => {
    // Where the focus was is gone with the area, or it has come to the page; whoever is elsewhere is left there.
    if (document.activeElement?.contains(card.current)) card.current?.focus({ preventScroll: true });
  }, [failure]);

  return (
    <div ref={card} tabIndex={-1} className={compact ? 'bt-area-card bt-area-card-compact' : 'bt-area-card'}>
      <div className="bt-area-card-body" role="alert">
        {!compact && <CloseCircleFilled className="bt-area-card-icon" aria-hidden />}
        <div>
          <p className="bt-area-card-title">{title} kunne ikke vises</p>
          {!compact && <p>{text}</p>}
          <p className="bt-area-card-facts">
            Feil-ID: {id} ({phaseTable[phase].name}) · versjon {version || 'ukjent'}
          </p>
          <div className="bt-area-card-actions">
            {!final && (
              <PlainButton onClick={() => void retry()} running={busy}>
                Prøv igjen
              </PlainButton>
            )}
            {staff && <Link to={paths.status}>Driftsstatus</Link>}
          </div>
        </div>
      </div>
    </div>
  );
}
