import './timeRegistration.css';

import ClockCircleOutlined from '@ant-design/icons/ClockCircleOutlined';
import { usePortal } from '@byggtun/shared/portal/portal';

import { timeWindow } from './timeWindow';

/** Opens the external time-registration system in a window of its own (docs/product/frame.md#header). */
export function TimeRegistrationButton({ address }: { address: string }) {
  const { notify } = usePortal();
  const open = () => {
    if (timeWindow.open(address)) return;
    notify('warning', 'Nettleseren åpnet ikke timeregistreringen. Tillat sprettoppvinduer for Byggtun.');
  };
  return (
    <button type="button" className="bt-icon-button bt-time" title="Timeregistrering" onClick={open}>
      <ClockCircleOutlined aria-hidden />
      <span>Timeregistrering</span>
    </button>
  );
}
