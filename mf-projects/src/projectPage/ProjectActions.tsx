import FilePdfOutlined from '@ant-design/icons/FilePdfOutlined';
import InfoCircleOutlined from '@ant-design/icons/InfoCircleOutlined';
import SafetyCertificateOutlined from '@ant-design/icons/SafetyCertificateOutlined';
import type { Project } from '@byggtun/shared/contract/project';
import { getAccidentPlan } from '@byggtun/shared/contract/projectFile';
import { useDialog } from '@byggtun/shared/form/useDialog';
import { useLoadPdf } from '@byggtun/shared/pdf/useLoadPdf';
import { usePortal } from '@byggtun/shared/portal/portal';
import { Button } from 'antd';

import { FavouriteButton } from './FavouriteButton';
import { projectInput } from './projectCalls';

interface ProjectActionsProps {
  project: Project;
  onFavourite: (isFavourite: boolean) => void;
  onOpenPsi: () => void;
}

const loadPdf = () => import('@byggtun/shared/pdf/PdfDialog').then((dialog) => dialog.PdfDialog);
const loadInfo = () => import('./InfoDialog').then((dialog) => dialog.InfoDialog);

/** What one can do with a project beside its tiles: mark it, and read what it is, what to do in an accident, and its PSI. */
export function ProjectActions({ project, onFavourite, onOpenPsi }: ProjectActionsProps) {
  const { mode } = usePortal().session;
  const info = useDialog(loadInfo);
  const plan = useDialog(loadPdf);
  const load = useLoadPdf(getAccidentPlan, projectInput(project.id));
  return (
    <div className="project-actions">
      {mode === 'developerStaff' ? <FavouriteButton project={project} onSaved={onFavourite} /> : null}
      <Button icon={<InfoCircleOutlined aria-hidden />} onClick={info.open}>
        Info
      </Button>
      <Button icon={<FilePdfOutlined aria-hidden />} onClick={plan.open}>
        Varslingsplan
      </Button>
      <Button icon={<SafetyCertificateOutlined aria-hidden />} onClick={onOpenPsi}>
        PSI
      </Button>
      {info.Dialog ? <info.Dialog project={project} onClosed={info.close} /> : null}
      {plan.Dialog ? (
        <plan.Dialog
          title={`Varslingsplan – ${project.name}`}
          fileName={`Varslingsplan ${project.name}.pdf`}
          load={load}
          missing="Det er ikke lagt inn noen varslingsplan for dette prosjektet. Spør prosjektlederen eller HMS-ansvarlig."
          onClosed={plan.close}
        />
      ) : null}
    </div>
  );
}
