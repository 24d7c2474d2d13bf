import './psi.css';

import CheckCircleFilled from '@ant-design/icons/CheckCircleFilled';
import FilePdfOutlined from '@ant-design/icons/FilePdfOutlined';
import type { Project } from '@byggtun/shared/contract/project';
import { psiTexts } from '@byggtun/shared/contract/psi';
import { DialogFrame } from '@byggtun/shared/ui/DialogFrame';
import { Button } from 'antd';
import { useId, useRef, useState } from 'react';

import { Notice } from '../projectPage/Notice';
import { type PsiSeen, readOnText } from './psiSeen';
import { usePsi } from './usePsi';

interface PsiDialogProps {
  project: Project;
  hasCard: boolean;
  /** Of the document, since the page was opened. */
  seen: PsiSeen;
  /** Opens the document. */
  onRead: () => void;
  /** Opens the dialog that asks for the HMS card. */
  onRegisterCard: () => void;
  /** Called when the dialog is gone and the focus is back. */
  onClosed: () => void;
}

/** The safety instruction of a project: read it, then confirm it (docs/product/projects.md#safety-instruction-psi). */
export function PsiDialog({ project, hasCard, seen, onRead, onRegisterCard, onClosed }: PsiDialogProps) {
  const opened = seen === 'all';
  const help = useId();
  const read = useRef<HTMLButtonElement>(null);
  const [left, setLeft] = useState(false);
  const { problem, running, confirm, confirmed } = usePsi({ project, hasCard, opened });
  const isMissing = problem === psiTexts.missing;

  return (
    <DialogFrame
      strict
      open={!left && !confirmed}
      title="Personlig sikkerhetsinstruks (PSI)"
      onLeave={() => setLeft(true)}
      onShown={() => read.current?.focus()}
      onClosed={onClosed}
      footer={
        <div className="bt-form-actions">
          <Button disabled={running} onClick={() => setLeft(true)}>
            {project.psiConfirmed || isMissing ? 'Lukk vinduet' : 'Ikke nå'}
          </Button>
          <Button
            type="primary"
            loading={running}
            disabled={problem !== undefined}
            aria-describedby={problem && !isMissing ? help : undefined}
            onClick={() => void confirm()}
          >
            Bekreft
          </Button>
        </div>
      }
    >
      <div className="psi-dialog">
        {isMissing ? (
          <Notice name="PSI mangler" text={psiTexts.missing} />
        ) : (
          <>
            <p>
              Alle som arbeider på {project.name}, skal ha lest sikkerhetsinstruksen. Når du bekrefter, sier
              du at du har lest den og vil følge den.
            </p>
            <div className="psi-document">
              <Button
                ref={read}
                type={opened ? 'default' : 'primary'}
                icon={<FilePdfOutlined aria-hidden />}
                onClick={onRead}
              >
                Åpne sikkerhetsinstruksen
              </Button>
              <span role="status">
                {opened ? (
                  <>
                    <CheckCircleFilled aria-hidden /> Åpnet
                  </>
                ) : null}
              </span>
            </div>
            {hasCard ? null : (
              <Notice
                name="HMS-kort mangler"
                text={psiTexts.noCard}
                action={<Button onClick={onRegisterCard}>Registrer HMS-kort</Button>}
              />
            )}
            <p id={help} className="bt-secondary">
              {problem === psiTexts.unopened && (seen === 'beginning' ? readOnText : psiTexts.unopened)}
            </p>
          </>
        )}
      </div>
    </DialogFrame>
  );
}
