import SettingOutlined from '@ant-design/icons/SettingOutlined';
import { useDialog } from '@byggtun/shared/form/useDialog';
import { usePortal } from '@byggtun/shared/portal/portal';

import { LayoutPlace } from '../layout/LayoutPlace';
import { theme } from '../theme/themeStore';
import { useLightPaper } from '../theme/useLightPaper';
import { useThemeSetting } from '../theme/useThemeSetting';
import { TimePlace } from '../timeRegistration/TimePlace';
import { CompanyPlace } from './CompanyPlace';
import { mayUse } from './mayUse';

/** Who sees the settings button (docs/product/profile.md#settings): on kiosks the role PRL, elsewhere everyone. */
const settingsRule = { roles: ['PRL'], kioskOnly: true };

interface HeaderToolsProps {
  /** The page has a table and cards for small screens. */
  layouts: boolean;
  /** Address of the time-registration system, when there is one. */
  timeRegistrationUrl: string | undefined;
  onSignOut: () => void;
}

/** What stands at the right of the top bar: how the list stands, the company that one acts for, time registration, and the settings. */
export function HeaderTools({ layouts, timeRegistrationUrl, onSignOut }: HeaderToolsProps) {
  const { kiosk, session } = usePortal();
  const chosen = useThemeSetting(theme);
  useLightPaper(theme, kiosk);
  const { Dialog, open, close } = useDialog(
    () => import('./SettingsDrawer').then(({ SettingsDrawer }) => SettingsDrawer),
    { early: false },
  );

  return (
    <>
      <LayoutPlace layouts={layouts} />
      <CompanyPlace />
      <TimePlace address={timeRegistrationUrl} />
      {mayUse(settingsRule, session.roles, kiosk) && (
        <button type="button" className="bt-icon-button" aria-label="Innstillinger" onClick={open}>
          <SettingOutlined aria-hidden />
        </button>
      )}
      {Dialog && <Dialog theme={chosen} onSignOut={onSignOut} onClosed={close} />}
    </>
  );
}
