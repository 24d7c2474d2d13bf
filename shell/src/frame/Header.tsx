import ArrowLeftOutlined from '@ant-design/icons/ArrowLeftOutlined';
import MenuOutlined from '@ant-design/icons/MenuOutlined';
import { paths } from '@byggtun/shared/contract/paths';
import { usePortal } from '@byggtun/shared/portal/portal';
import type { ReactNode } from 'react';

interface HeaderProps {
  title: string;
  onMenu: () => void;
  /** What stands at the right. */
  children?: ReactNode;
}

/** The top bar: menu (where the drawer is hidden), back, and the page's title. */
export function Header({ title, onMenu, children }: HeaderProps) {
  const { navigate } = usePortal();
  // Without an entry of the portal behind this one, back would leave the portal (document 1, section 2).
  const back = () => (window.history.length > 1 ? navigate(-1) : navigate(paths.start));
  return (
    <header className="bt-header">
      <button
        type="button"
        className="bt-icon-button bt-menu-button"
        aria-label="Åpne menyen"
        onClick={onMenu}
      >
        <MenuOutlined aria-hidden />
      </button>
      <button type="button" className="bt-icon-button" aria-label="Tilbake" onClick={back}>
        <ArrowLeftOutlined aria-hidden />
      </button>
      <h1 id="sidetittel" className="bt-title">
        {title}
      </h1>
      {children}
    </header>
  );
}
