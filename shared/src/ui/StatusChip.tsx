import CheckCircleOutlined from '@ant-design/icons/CheckCircleOutlined';
import ClockCircleOutlined from '@ant-design/icons/ClockCircleOutlined';
import ExclamationCircleOutlined from '@ant-design/icons/ExclamationCircleOutlined';
import InfoCircleOutlined from '@ant-design/icons/InfoCircleOutlined';

const icons = {
  success: CheckCircleOutlined,
  warning: ClockCircleOutlined,
  error: ExclamationCircleOutlined,
  info: InfoCircleOutlined,
} as const;

/** The colours that a status can have; each has its icon. */
export type StatusColor = keyof typeof icons;

/** A status, always as colour and icon and word. */
export function StatusChip({ color, text }: { color: StatusColor; text: string }) {
  const Icon = icons[color];
  return (
    <span className={`bt-chip bt-chip-${color}`}>
      <Icon aria-hidden />
      {text}
    </span>
  );
}
