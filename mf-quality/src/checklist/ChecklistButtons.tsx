import CheckOutlined from '@ant-design/icons/CheckOutlined';
import EditOutlined from '@ant-design/icons/EditOutlined';
import UserSwitchOutlined from '@ant-design/icons/UserSwitchOutlined';
import type { Checklist } from '@byggtun/shared/contract/checklist';
import { Button } from 'antd';

import { DownloadButton } from './DownloadButton';

interface ChecklistButtonsProps {
  checklist: Checklist;
  onResponsible: () => void;
  onSign: () => void;
  onComplete: () => void;
}

/** What can be done with a checklist when one has come to its end; who only reads it can download it. */
export function ChecklistButtons({ checklist, onResponsible, onSign, onComplete }: ChecklistButtonsProps) {
  const download = <DownloadButton checklist={checklist} />;
  if (!checklist.may.edit) return <div className="checklist-buttons">{download}</div>;
  return (
    <div className="checklist-buttons" role="group" aria-label="Sjekklisten">
      <Button icon={<UserSwitchOutlined aria-hidden />} onClick={onResponsible}>
        Endre ansvarlig
      </Button>
      {download}
      <Button icon={<EditOutlined aria-hidden />} onClick={onSign}>
        Legg til Signatur
      </Button>
      <Button type="primary" icon={<CheckOutlined aria-hidden />} onClick={onComplete}>
        Fullfør sjekkliste
      </Button>
    </div>
  );
}
