import { onEscape } from '@byggtun/shared/form/onEscape';
import { Button } from 'antd';
import { useState } from 'react';

import { saveKioskProjects } from '../kiosk/kioskProjects';

const question = 'Slette oppsettet? Kiosken må settes opp på nytt før noen kan bruke den.';

/** 'Slett kioskoppsett', and the question before it: the next person would find a kiosk without projects. */
export function DeleteKiosk({ onDeleted }: { onDeleted: () => void }) {
  const [asking, setAsking] = useState<boolean>();
  if (!asking)
    return (
      // Back from the question, which took it away, it has the focus again.
      <Button danger autoFocus={asking === false} onClick={() => setAsking(true)}>
        Slett kioskoppsett
      </Button>
    );
  const stay = () => setAsking(false);
  const remove = () => {
    saveKioskProjects([]);
    onDeleted();
  };
  return (
    <div className="bt-form-actions" role="alertdialog" aria-label={question} onKeyDown={onEscape(stay)}>
      <span>{question}</span>
      <Button autoFocus onClick={stay}>
        Avbryt
      </Button>
      <Button danger type="primary" onClick={remove}>
        Slett oppsettet
      </Button>
    </div>
  );
}
