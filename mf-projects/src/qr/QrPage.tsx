import './qr.css';

import PrinterOutlined from '@ant-design/icons/PrinterOutlined';
import { paths } from '@byggtun/shared/contract/paths';
import { getProject, type Project } from '@byggtun/shared/contract/project';
import { usePortal } from '@byggtun/shared/portal/portal';
import { Navigate, useParams } from '@byggtun/shared/portal/router';
import { useCall } from '@byggtun/shared/portal/useCall';
import { BackLink } from '@byggtun/shared/ui/BackLink';
import { Loaded } from '@byggtun/shared/ui/Loaded';
import { Page } from '@byggtun/shared/ui/Page';
import { QrCode } from '@byggtun/shared/ui/QrCode';
import { Skeleton } from '@byggtun/shared/ui/Skeleton';
import { Button } from 'antd';

import { numberIn } from '../projectPage/numberIn';
import { projectInput } from '../projectPage/projectCalls';
import { mayPrintQr } from './mayPrintQr';

/** The QR code of a project's page on a sheet of A4, to hang up on the site (docs/product/projects.md#qr-code). */
export function QrPage() {
  const { session, kiosk } = usePortal();
  const id = numberIn(useParams().id);
  const project = useCall(getProject, id === undefined ? null : projectInput(id));
  if (id === undefined) return <Navigate to={paths.dashboard} replace />;
  if (kiosk || !mayPrintQr(session)) return <Navigate to={paths.project(id)} replace />;
  return (
    <Page
      heading="QR-kode"
      subtitle={<BackLink to={paths.project(id)} text="Til prosjektet" />}
      actions={
        <Button
          type="primary"
          icon={<PrinterOutlined aria-hidden />}
          disabled={!project.data}
          onClick={() => window.print()}
        >
          Skriv ut
        </Button>
      }
    >
      <Loaded
        call={project}
        skeleton={
          <div className="qr-sheet">
            <Skeleton lines={3} />
          </div>
        }
        failure={() => <Navigate to={paths.dashboard} replace />}
      >
        {(data) => <QrSheet project={data} />}
      </Loaded>
    </Page>
  );
}

function QrSheet({ project: { id, name, address, postCode } }: { project: Project }) {
  const link = window.location.origin + paths.project(id);
  return (
    <article className="qr-sheet" aria-label={`QR-kode for ${name}`}>
      <p className="qr-mark">
        <img src="/icon.svg" alt="" width={48} height={48} /> Byggtun
      </p>
      <h3>{name}</h3>
      <p className="qr-place">{[address, postCode].filter(Boolean).join(', ')}</p>
      <QrCode className="qr-code" text={link} label={`Åpner ${name} i Byggtun`} side="100%" />
      <p>Skann koden med kameraet på mobilen for å åpne prosjektet.</p>
      <p className="qr-link">{link}</p>
    </article>
  );
}
