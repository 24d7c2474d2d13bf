import DownloadOutlined from '@ant-design/icons/DownloadOutlined';
import type { Checklist } from '@byggtun/shared/contract/checklist';
import { usePortal } from '@byggtun/shared/portal/portal';
import { Button } from 'antd';

import { useChecklistFile } from './useChecklistFile';

/** 'Last ned fil', for whoever sees the checklist; a kiosk saves nothing. */
export function DownloadButton({ checklist }: { checklist: Checklist }) {
  const { kiosk } = usePortal();
  const { running, download } = useChecklistFile(checklist);
  if (kiosk) return null;
  return (
    <Button icon={<DownloadOutlined aria-hidden />} loading={running} onClick={() => void download()}>
      Last ned fil
    </Button>
  );
}
