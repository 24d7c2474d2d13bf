import DownloadOutlined from '@ant-design/icons/DownloadOutlined';

import { useDialog } from '../form/useDialog';
import { usePortal } from '../portal/portal';
import { PlainButton } from '../ui/PlainButton';
import type { List } from './useList';

const icon = <DownloadOutlined aria-hidden />;

/** 'Eksporter' (docs/product/lists.md#export). Not on kiosks: a file would stay there for the next person. */
export function ExportButton<Row>({ list }: { list: List<Row> }) {
  const { kiosk } = usePortal();
  const dialog = useDialog(() => import('./ExportDialog').then((dialog) => dialog.ExportDialog<Row>), {
    early: false,
  });
  if (kiosk) return null;
  return (
    <>
      <PlainButton icon={icon} title="Eksporter" onClick={dialog.open}>
        <span className="bt-tool-text">Eksporter</span>
      </PlainButton>
      {dialog.Dialog ? <dialog.Dialog list={list} onClosed={dialog.close} /> : null}
    </>
  );
}
