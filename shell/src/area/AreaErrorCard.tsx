import { Alert, Button } from 'antd';
import { useState } from 'react';

import type { AreaFailure, Phase } from './areaFailure';

const reasons: Record<Phase, string> = {
  allowed: 'Denne delen av portalen er ikke tilgjengelig på kiosk.',
  range: 'Denne delen krever en annen versjon av portalen. Last siden på nytt.',
  entry: 'Denne delen av portalen kunne ikke hentes. Sjekk nettverket og prøv igjen.',
  module: 'Denne delen av portalen kunne ikke lastes ferdig. Prøv igjen.',
  mount: 'Noe gikk galt da siden skulle vises. Det du har lagret, er tatt vare på.',
};

interface AreaErrorCardProps {
  failure: AreaFailure;
  /** Tries again without reloading the page. */
  onRetry: () => Promise<void>;
}

/** Says in the area's place what could not be shown, in which phase it stopped, and offers to try again. */
export function AreaErrorCard({ failure: { title, phase, id }, onRetry }: AreaErrorCardProps) {
  const [busy, setBusy] = useState(false);
  const retry = async () => {
    setBusy(true);
    await onRetry();
    setBusy(false);
  };

  return (
    <Alert
      className="bt-area-card"
      type="error"
      showIcon
      role="alert"
      title={`${title} kunne ikke vises`}
      description={
        <>
          <p>{reasons[phase]}</p>
          <p>
            Feil-ID: {id} ({phase})
          </p>
          {phase !== 'allowed' && (
            <Button onClick={() => void retry()} loading={busy}>
              Prøv igjen
            </Button>
          )}
        </>
      }
    />
  );
}
