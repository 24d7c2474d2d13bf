import { psiTexts } from '@byggtun/shared/contract/psi';
import { Button } from 'antd';

import { Notice } from '../projectPage/Notice';

interface PsiBannersProps {
  /** Null when the safety instruction is confirmed. */
  psi: 'missing' | 'unconfirmed' | null;
  hasCard: boolean;
  onOpenPsi: () => void;
  onRegisterCard: () => void;
}

/** What the person has to do before they may work on the site (docs/product/projects.md#safety-instruction-psi). */
export function PsiBanners({ psi, hasCard, onOpenPsi, onRegisterCard }: PsiBannersProps) {
  return (
    <>
      {psi ? (
        <Notice
          name="PSI"
          text={
            psi === 'missing'
              ? psiTexts.missing
              : 'Du har ikke godkjent sikkerhetsinstruksen (PSI) for dette prosjektet.'
          }
          action={psi === 'unconfirmed' ? <Button onClick={onOpenPsi}>Les og bekreft PSI</Button> : undefined}
        />
      ) : null}
      {hasCard ? null : (
        <Notice
          name="HMS-kort"
          text="Du har ikke registrert HMS-kort. Uten det kan du ikke bekrefte PSI."
          action={<Button onClick={onRegisterCard}>Registrer HMS-kort</Button>}
        />
      )}
    </>
  );
}
