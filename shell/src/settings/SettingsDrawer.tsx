import { usePortal } from '@byggtun/shared/portal/portal';
import { useBelow } from '@byggtun/shared/ui/useMedia';
import { Button, Drawer } from 'antd';
import { useState, useSyncExternalStore } from 'react';

import type { ThemeChoice } from '../theme/themeStore';
import { CompanySwitch, switchableCompanies } from './CompanySwitch';
import { installPrompt } from './installPrompt';
import { ThemeField } from './ThemeField';

/** What the settings drawer needs of the shell. */
export interface SettingsDrawerProps {
  theme: { choice: ThemeChoice; choose: (choice: ThemeChoice) => void };
  /** Forgets which projects this kiosk belongs to. */
  onDeleteKiosk: () => void;
  onSignOut: () => void;
  /** Called when it is gone. */
  onClosed: () => void;
}

/** The settings drawer (document 1, section 2): theme, app, company on small screens, kiosk set-up, and the way out. */
export function SettingsDrawer({ theme, onDeleteKiosk, onSignOut, onClosed }: SettingsDrawerProps) {
  const { kiosk, session } = usePortal();
  const [open, setOpen] = useState(true);
  const small = useBelow('sm');
  const installable = useSyncExternalStore(installPrompt.subscribe, installPrompt.isOffered);
  const { isByggtun } = session.profile;
  const hasCompanies = switchableCompanies(session.profile).length > 0;

  return (
    <Drawer
      open={open}
      title="Innstillinger"
      placement="right"
      size={360}
      onClose={() => setOpen(false)}
      afterOpenChange={(shown) => !shown && onClosed()}
    >
      <div className="bt-settings">
        <ThemeField choice={theme.choice} onChoose={theme.choose} />
        {small && hasCompanies && (
          <section>
            <h2>Aktivt firma</h2>
            <CompanySwitch />
          </section>
        )}
        {installable && <Button onClick={() => void installPrompt.show()}>Installer som app</Button>}
        {kiosk && isByggtun && (
          <Button danger onClick={onDeleteKiosk}>
            Slett kioskoppsett
          </Button>
        )}
        <Button onClick={onSignOut}>Logg ut</Button>
      </div>
    </Drawer>
  );
}
