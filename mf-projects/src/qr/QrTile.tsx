import QrcodeOutlined from '@ant-design/icons/QrcodeOutlined';
import { paths } from '@byggtun/shared/contract/paths';
import { usePortal } from '@byggtun/shared/portal/portal';
import { NoTile } from '@byggtun/shared/ui/NoTile';
import { Tile } from '@byggtun/shared/ui/Tile';

import { numberIn } from '../projectPage/numberIn';
import { mayPrintQr } from './mayPrintQr';

/** The way to the sheet with the project's code, on the project's own page. */
export function QrTile({ params }: { params: Readonly<Record<string, string>> }) {
  const { session, kiosk } = usePortal();
  const projectId = numberIn(params.projectId);
  if (params.level !== 'project' || !projectId || kiosk || !mayPrintQr(session)) return <NoTile />;
  return <Tile to={paths.projectQr(projectId)} label="QR-kode" icon={<QrcodeOutlined />} />;
}
