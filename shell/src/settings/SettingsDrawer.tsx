import './settings.css';

import CloseOutlined from '@ant-design/icons/CloseOutlined';
import { usePortal } from '@byggtun/shared/portal/portal';
import { useBelow } from '@byggtun/shared/ui/useMedia';
import { Button } from 'antd';
import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react';

import { useDrawer } from '../frame/useDrawer';
import type { ThemeChoice } from '../theme/themeStore';
import { CompanySwitch } from './CompanySwitch';
import { DeleteKiosk } from './DeleteKiosk';
import { installPrompt } from './installPrompt';
import { switchableCompanies } from './switchableCompanies';
import { ThemeField } from './ThemeField';

/** What the settings drawer needs of the shell. */
export interface SettingsDrawerProps {
  theme: { choice: ThemeChoice; choose: (choice: ThemeChoice) => void };
  onSignOut: () => void;
  /** Called when it is gone. */
  onClosed: () => void;
}

/** The settings drawer (docs/product/profile.md#settings): theme, app, company on small screens, kiosk set-up, and the way out. */
export function SettingsDrawer({ theme, onSignOut, onClosed }: SettingsDrawerProps) {
  const { kiosk, session } = usePortal();
  const drawer = useRef<HTMLDialogElement>(null);
  const small = useBelow('sm');
  const installable = useSyncExternalStore(installPrompt.subscribe, installPrompt.isOffered);
  const { isByggtun } = session.profile;
  const hasCompanies = switchableCompanies(session.profile).length > 0;

  const { open, close } = useDrawer(drawer);
  const show = useEffectEvent(open);
  useEffect(() => show(), []);

  return (
    <dialog
      ref={drawer}
      className="bt-settings"
      aria-labelledby="innstillinger"
      onClose={onClosed}
      onClick={(event) => event.target === drawer.current && close()}
    >
      <header>
        <h2 id="innstillinger">Innstillinger</h2>
        <button type="button" className="bt-icon-button" aria-label="Lukk" onClick={close}>
          <CloseOutlined aria-hidden />
        </button>
      </header>
      <ThemeField choice={theme.choice} onChoose={theme.choose} />
      {small && hasCompanies && (
        <section>
          <h3>Aktivt firma</h3>
          <CompanySwitch />
        </section>
      )}
      {installable && <Button onClick={() => void installPrompt.show()}>Installer som app</Button>}
      {kiosk && isByggtun && <DeleteKiosk onDeleted={onSignOut} />}
      <Button onClick={onSignOut}>Logg ut</Button>
    </dialog>
  );
}
