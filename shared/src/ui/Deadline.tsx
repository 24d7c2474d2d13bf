import WarningFilled from '@ant-design/icons/WarningFilled';

interface DeadlineProps {
  /** As it is to be read; null when there is none. */
  text: string | null;
  /** It has passed and the case is not done (docs/product/complaints.md#the-list). */
  overdue: boolean;
}

/** A deadline; a passed one in the error colour with an alert icon. */
export function Deadline({ text, overdue }: DeadlineProps) {
  if (text === null) return <span className="bt-secondary">Ingen frist</span>;
  if (!overdue) return <span className="bt-deadline">{text}</span>;
  return (
    <span className="bt-deadline bt-deadline-passed" title="Fristen er passert">
      <WarningFilled aria-hidden />
      {text}
      <span className="bt-hidden"> (fristen er passert)</span>
    </span>
  );
}
