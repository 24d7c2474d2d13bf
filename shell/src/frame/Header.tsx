import ArrowLeftOutlined from '@ant-design/icons/ArrowLeftOutlined';
import MenuOutlined from '@ant-design/icons/MenuOutlined';
import type { ReactNode } from 'react';

interface HeaderProps {
  title: string;
  /** What kind of page it is: said instead of the title where the page's own heading says that. */
  kind: string;
  onMenu: () => void;
  /** History back, else Dashboard (docs/product/frame.md#header). */
  onBack: () => void;
  /** What stands at the right. */
  children?: ReactNode;
}

/** The top bar: menu (where the drawer is hidden), back, and the page's title. */
export function Header({ title, kind, onMenu, onBack, children }: HeaderProps) {
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
      <button type="button" className="bt-icon-button" aria-label="Tilbake" onClick={onBack}>
        <ArrowLeftOutlined aria-hidden />
      </button>
      <h1 id="sidetittel" className="bt-title" title={title}>
        {title}
      </h1>
      <span className="bt-title bt-title-kind" aria-hidden>
        {kind}
      </span>
      {children}
    </header>
  );
}
