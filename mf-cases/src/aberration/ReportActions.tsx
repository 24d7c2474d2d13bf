import { Button } from 'antd';

interface ReportActionsProps {
  online: boolean;
  /** A draft of it lies on the device. */
  kept: boolean;
  running: boolean;
}

const keptText = 'Utkastet er lagret på denne enheten.';
const offlineText =
  'Du er uten nett. Det du skriver, blir lagret på denne enheten, og kan sendes når nettet er tilbake.';

/** The end of a report's form, always on the screen: what is kept, and 'Opprett'. */
export function ReportActions({ online, kept, running }: ReportActionsProps) {
  const usual = kept ? keptText : '';
  return (
    <div className="report-actions">
      <span className="bt-secondary" role="status">
        {online ? usual : offlineText}
      </span>
      <Button type="primary" size="large" htmlType="submit" loading={running}>
        Opprett
      </Button>
    </div>
  );
}
