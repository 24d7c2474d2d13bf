import AppstoreOutlined from '@ant-design/icons/AppstoreOutlined';
import BankOutlined from '@ant-design/icons/BankOutlined';
import BuildOutlined from '@ant-design/icons/BuildOutlined';
import CheckSquareOutlined from '@ant-design/icons/CheckSquareOutlined';
import HomeOutlined from '@ant-design/icons/HomeOutlined';
import MessageOutlined from '@ant-design/icons/MessageOutlined';
import ProjectOutlined from '@ant-design/icons/ProjectOutlined';
import ToolOutlined from '@ant-design/icons/ToolOutlined';
import UserOutlined from '@ant-design/icons/UserOutlined';
import type { NavigationIcon as Declared, NavigationIconName } from '@byggtun/shared/contract/navigationIcon';
import type { ComponentType } from 'react';

const icons: Readonly<Record<NavigationIconName, ComponentType>> = {
  home: HomeOutlined,
  user: UserOutlined,
  company: BankOutlined,
  project: ProjectOutlined,
  complaint: ToolOutlined,
  enquiry: MessageOutlined,
  action: BuildOutlined,
  check: CheckSquareOutlined,
};

/** The icon that a manifest names or draws; a name that this shell does not know yet gets a neutral one. */
export function NavigationIcon({ icon }: { icon: Declared }) {
  if (typeof icon !== 'string')
    return (
      <span className="anticon" aria-hidden>
        <svg viewBox={icon.viewBox} width="1em" height="1em" fill="currentColor">
          <path d={icon.path} />
        </svg>
      </span>
    );
  const Icon = (icons as Partial<Record<string, ComponentType>>)[icon] ?? AppstoreOutlined;
  return <Icon aria-hidden />;
}
