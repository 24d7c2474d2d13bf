import type { Project } from '@byggtun/shared/contract/project';
import { getPsi } from '@byggtun/shared/contract/projectFile';
import { psiTexts } from '@byggtun/shared/contract/psi';
import { useDialog } from '@byggtun/shared/form/useDialog';
import { useLoadPdf } from '@byggtun/shared/pdf/useLoadPdf';
import { useState } from 'react';

import { PsiBanners } from './PsiBanners';
import type { PsiSeen } from './psiSeen';
import { useHasCard } from './useHasCard';

const loadPdf = () => import('@byggtun/shared/pdf/PdfDialog').then((dialog) => dialog.PdfDialog);
const loadPsi = () => import('./PsiDialog').then((dialog) => dialog.PsiDialog);
const loadCard = () => import('@byggtun/shared/form/HmsCardDialog').then((dialog) => dialog.HmsCardDialog);

/** The safety instruction on the page of a project: its banners, its dialogs, and the way to open it. */
export function usePsiDialogs(project: Project) {
  const { id, name, psiConfirmed, isPsiMissing } = project;
  const { hasCard, onSaved } = useHasCard();
  const [seen, setSeen] = useState<PsiSeen>('nothing');
  const psi = useDialog(loadPsi, { opensByItself: !psiConfirmed && !isPsiMissing });
  const pdf = useDialog(loadPdf, { early: !psiConfirmed });
  const card = useDialog(loadCard, { early: false });
  const load = useLoadPdf(getPsi, { params: { id } });

  const unconfirmed = isPsiMissing ? 'missing' : 'unconfirmed';
  return {
    open: psi.open,
    banners: (
      <PsiBanners
        psi={psiConfirmed ? null : unconfirmed}
        hasCard={hasCard}
        onOpenPsi={psi.open}
        onRegisterCard={card.open}
      />
    ),
    dialogs: (
      <>
        {psi.Dialog ? (
          <psi.Dialog
            project={project}
            hasCard={hasCard}
            seen={seen}
            onRead={pdf.open}
            onRegisterCard={card.open}
            onClosed={psi.close}
          />
        ) : null}
        {pdf.Dialog ? (
          <pdf.Dialog
            title={`PSI – ${name}`}
            fileName={`PSI ${name}.pdf`}
            load={load}
            missing={psiTexts.missing}
            onShown={() => setSeen((before) => (before === 'nothing' ? 'beginning' : before))}
            onRead={() => setSeen('all')}
            onClosed={pdf.close}
          />
        ) : null}
        {card.Dialog ? <card.Dialog reason="missing" onSaved={onSaved} onClosed={card.close} /> : null}
      </>
    ),
  };
}
