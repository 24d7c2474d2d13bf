import { Button } from 'antd';
import type { ReactNode } from 'react';

interface ReportActionsProps {
  online: boolean;
  /** A draft of it lies on the device. */
  kept: boolean;
  running: boolean;
  /** What is to be decided first. */
  children?: ReactNode;
  onSubmit: () => Promise<void>;
}

const keptText = 'Utkastet er lagret på denne enheten.';
const offlineText =
  'Du er uten nett. Det du skriver, blir lagret på denne enheten, og kan sendes når nettet er tilbake.';

/**
 * The end of a report's form, always on the screen: what is kept, and 'Opprett'. It is no submit button, so that Enter in one of the
 * many fields does not send the report.
 */
export function ReportActions({ online, kept, running, onSubmit, children }: ReportActionsProps) {
  const usual = kept ? keptText : '';
  return (
    <div className="report-actions">
      {children}
      <span className="bt-secondary" role="status">
        {online ? usual : offlineText}
      </span>
      <Button type="primary" size="large" loading={running} onClick={() => void onSubmit()}>
        Opprett
      </Button>
    </div>
  );
}
