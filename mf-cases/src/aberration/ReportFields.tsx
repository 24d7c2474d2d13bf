import { AttachmentField } from '@byggtun/shared/attachment/AttachmentField';
import { DraftLine } from '@byggtun/shared/form/DraftLine';
import { useHeldForm } from '@byggtun/shared/form/useHeldForm';
import { usePortal } from '@byggtun/shared/portal/portal';
import { Card } from '@byggtun/shared/ui/Card';

import { InfoFields } from './InfoFields';
import { ProjectFields } from './ProjectFields';
import { ReportActions } from './ReportActions';
import { type ReportChoices, useProjectChoices } from './reportData';
import type { ReportKind } from './reportKind';
import type { ReportStart } from './reportStart';
import { SavedBefore } from './SavedBefore';
import { useReport } from './useReport';

interface ReportFieldsProps {
  kind: ReportKind;
  choices: ReportChoices;
  /** What it is opened with. */
  from: ReportStart;
}

const besideDraft =
  'Det du kom hit for å melde, er ikke fylt inn, fordi utkastet ditt ikke er sendt. Send det først, eller forkast det for å begynne på det nye.';

const placeHidden =
  'Bygg og seksjon er ikke hentet ennå. Vent litt, eller velg prosjektet på nytt for å sende uten dem.';

/** The form of a report: what, where, and the way to send it. */
export function ReportFields({ kind, choices, from }: ReportFieldsProps) {
  const { network, notify } = usePortal();
  const report = useReport(kind, choices, from);
  const { form, responsible, cameBack, savedAs } = report;
  useHeldForm(form.id, form.running);
  const place = useProjectChoices(choices, form.values);
  const submit = async () => {
    if (place.isHidden) notify('warning', placeHidden);
    else await report.submit();
  };
  return (
    <form id={form.id} className="report" noValidate onSubmit={(event) => event.preventDefault()}>
      {cameBack ? <DraftLine onDiscard={report.discard} /> : null}
      {cameBack && report.isBesideDraft ? (
        <p className="bt-secondary" role="status">
          {besideDraft}
        </p>
      ) : null}
      {form.failure && !savedAs ? (
        <p className="bt-form-failure" role="alert">
          {form.failure}
        </p>
      ) : null}
      <div className="report-cards">
        <InfoFields
          form={form}
          choices={choices}
          titleLabel={kind.titleLabel}
          users={place.users}
          responsible={responsible}
          onResponsible={report.chooseResponsible}
        />
        <div className="report-side">
          <ProjectFields form={form} choices={choices} place={place} />
          <Card title="Vedlegg">
            <AttachmentField label="Legg til vedlegg" hideLabel uploads={report.uploads} wholePage />
          </Card>
        </div>
      </div>
      <ReportActions online={network.online} draft={report.draft} running={form.running} onSubmit={submit}>
        {savedAs ? (
          <SavedBefore answer={savedAs} running={form.running} onSaveToo={() => void report.saveToo()} />
        ) : null}
      </ReportActions>
    </form>
  );
}
