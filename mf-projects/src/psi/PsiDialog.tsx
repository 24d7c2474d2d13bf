import './psi.css';

import CheckCircleFilled from '@ant-design/icons/CheckCircleFilled';
import FilePdfOutlined from '@ant-design/icons/FilePdfOutlined';
import type { Project } from '@byggtun/shared/contract/project';
import { psiTexts } from '@byggtun/shared/contract/psi';
import { useBelow } from '@byggtun/shared/ui/useMedia';
import { Button, Modal } from 'antd';
import { useId, useRef, useState } from 'react';

import { Notice } from '../projectPage/Notice';
import { usePsi } from './usePsi';

interface PsiDialogProps {
  project: Project;
  hasCard: boolean;
  /** The document has been on the screen since the page was opened. */
  opened: boolean;
  /** Opens the document. */
  onRead: () => void;
  /** Opens the dialog that asks for the HMS card. */
  onRegisterCard: () => void;
  /** Called when the dialog is gone and the focus is back. */
  onClosed: () => void;
}

/** The safety instruction of a project: read it, then confirm it (document 1, sections 2 and 5). */
export function PsiDialog({ project, hasCard, opened, onRead, onRegisterCard, onClosed }: PsiDialogProps) {
  const phone = useBelow('xs');
  const help = useId();
  const read = useRef<HTMLButtonElement>(null);
  const [left, setLeft] = useState(false);
  const { problem, running, confirm, confirmed } = usePsi({ project, hasCard, opened });
  const isMissing = problem === psiTexts.missing;

  return (
    <Modal
      open={!left && !confirmed}
      title="Personlig sikkerhetsinstruks (PSI)"
      width={phone ? '100%' : 560}
      wrapClassName={phone ? 'bt-dialog bt-dialog-full' : 'bt-dialog'}
      scrollLock={false}
      mask={{ closable: false }}
      onCancel={() => setLeft(true)}
      afterOpenChange={(isOpen) => {
        if (isOpen) read.current?.focus();
        else onClosed();
      }}
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
              {problem === psiTexts.unopened ? psiTexts.unopened : ''}
            </p>
          </>
        )}
      </div>
    </Modal>
  );
}
