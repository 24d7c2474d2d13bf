import type { NotKept } from '@byggtun/shared/form/useTabDraft';
import { Button } from 'antd';
import type { ReactNode } from 'react';

interface ReportActionsProps {
  online: boolean;
  /** Whether the device has a draft of it, and why not. */
  draft: ReportDraftState;
  running: boolean;
  /** What is to be decided first. */
  children?: ReactNode;
  onSubmit: () => Promise<void>;
}

/** Whether the device has a draft of a report. */
export type ReportDraftState = 'untouched' | 'kept' | NotKept;

const texts: Readonly<Record<ReportDraftState, string>> = {
  untouched: '',
  kept: 'Utkastet er lagret på denne enheten.',
  otherTab:
    'Det du har skrevet her, er ikke lagret på enheten, fordi skjemaet også er åpent i en annen fane. Det lagres når du endrer noe her.',
  noRoom: 'Enheten har ikke plass til utkastet. La siden stå åpen til det er sendt.',
};
const offlineText =
  'Du er uten nett. Det du skriver, blir lagret på denne enheten, og kan sendes når nettet er tilbake.';

const textOf = (draft: ReportDraftState, online: boolean): string => {
  if (online) return texts[draft];
  return draft === 'otherTab' || draft === 'noRoom' ? `Du er uten nett. ${texts[draft]}` : offlineText;
};

/**
 * The end of a report's form, always on the screen: what is kept, and 'Opprett'. It is no submit button, so that Enter in one of the
 * many fields does not send the report.
 */
export function ReportActions({ online, draft, running, onSubmit, children }: ReportActionsProps) {
  return (
    <div className="report-actions">
      {children}
      <span className="bt-secondary" role="status">
        {textOf(draft, online)}
      </span>
      <Button type="primary" size="large" loading={running} onClick={() => void onSubmit()}>
        Opprett
      </Button>
    </div>
  );
}
