import CheckOutlined from '@ant-design/icons/CheckOutlined';
import EditOutlined from '@ant-design/icons/EditOutlined';
import UserSwitchOutlined from '@ant-design/icons/UserSwitchOutlined';
import { Button } from 'antd';

interface ChecklistButtonsProps {
  onResponsible: () => void;
  onSign: () => void;
  onComplete: () => void;
}

/** What can be done with a checklist when one has come to its end. */
export function ChecklistButtons({ onResponsible, onSign, onComplete }: ChecklistButtonsProps) {
  return (
    <div className="checklist-buttons" role="group" aria-label="Sjekklisten">
      <Button icon={<UserSwitchOutlined aria-hidden />} onClick={onResponsible}>
        Endre ansvarlig
      </Button>
      <Button icon={<EditOutlined aria-hidden />} onClick={onSign}>
        Legg til Signatur
      </Button>
      <Button type="primary" icon={<CheckOutlined aria-hidden />} onClick={onComplete}>
        Fullfør sjekkliste
      </Button>
    </div>
  );
}
