import LogoutOutlined from '@ant-design/icons/LogoutOutlined';
import type { AreaNavigation } from '@byggtun/shared/contract/area';
import type { BadgeCounts } from '@byggtun/shared/contract/user';
import { usePortal } from '@byggtun/shared/portal/portal';
import { Person } from '@byggtun/shared/ui/Person';
import { Photo } from '@byggtun/shared/ui/Photo';

import { NavigationList } from '../navigation/NavigationList';
import { Logo } from '../page/Logo';

interface DrawerProps {
  items: AreaNavigation[];
  counts: BadgeCounts | undefined;
  onChoose?: () => void;
  onSignOut: () => void;
}

/** The drawer's inside: who is signed in, where one can go, and the way out. */
export function Drawer({ onSignOut, ...list }: DrawerProps) {
  const { person, contact } = usePortal().session.profile;
  return (
    <div className="bt-drawer">
      <div className="bt-brand">
        <Logo />
        <span className="bt-brand-name">Byggtun</span>
      </div>
      <div className="bt-who">
        <Person name={person.fullName} detail={contact.name} photo={<Photo of={person} size={96} />} />
      </div>
      <nav aria-label="Hovedmeny">
        <NavigationList {...list} />
      </nav>
      <button type="button" className="bt-nav-link bt-sign-out" onClick={onSignOut}>
        <LogoutOutlined aria-hidden />
        <span className="bt-nav-label">Logg ut</span>
      </button>
    </div>
  );
}
