import CheckCircleOutlined from '@ant-design/icons/CheckCircleOutlined';
import ClockCircleOutlined from '@ant-design/icons/ClockCircleOutlined';
import ExclamationCircleOutlined from '@ant-design/icons/ExclamationCircleOutlined';
import InfoCircleOutlined from '@ant-design/icons/InfoCircleOutlined';
import type { ComponentType } from 'react';

const icons = {
  success: CheckCircleOutlined,
  warning: ClockCircleOutlined,
  error: ExclamationCircleOutlined,
  info: InfoCircleOutlined,
} as const;

/** The colours that a status can have; each has its icon. */
export type StatusColor = keyof typeof icons;

/** A status and how it is marked. */
export interface StatusChipProps {
  color: StatusColor;
  text: string;
  /** Its own, where several statuses share a colour. */
  icon?: ComponentType | undefined;
}

/** A status, always as colour and icon and word. */
export function StatusChip({ color, text, icon: Icon = icons[color] }: StatusChipProps) {
  return (
    <span className={`bt-chip bt-chip-${color}`}>
      <span className="bt-chip-icon" aria-hidden>
        <Icon />
      </span>
      {text}
    </span>
  );
}
