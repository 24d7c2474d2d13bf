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

/** What the person has to do before they may work on the site (document 1, section 2). */
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
          action={
            <Button onClick={onOpenPsi}>{psi === 'missing' ? 'Åpne PSI' : 'Les og bekreft PSI'}</Button>
          }
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
