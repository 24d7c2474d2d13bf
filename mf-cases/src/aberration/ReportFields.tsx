import { usePortal } from '@byggtun/shared/portal/portal';

import { DraftLine } from '../comment/DraftLine';
import { InfoFields } from './InfoFields';
import { ProjectFields } from './ProjectFields';
import { ReportActions } from './ReportActions';
import { type ReportChoices, useProjectChoices } from './reportData';
import type { ReportKind } from './reportKind';
import { useReport } from './useReport';

/** The form of a report: what, where, and the way to send it. */
export function ReportFields({ kind, choices }: { kind: ReportKind; choices: ReportChoices }) {
  const { online } = usePortal().network;
  const { form, responsible, chooseResponsible, cameBack, discard } = useReport(kind, choices);
  const place = useProjectChoices(choices, form.values.projTable);
  return (
    <form
      id={form.id}
      className="report"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit();
      }}
    >
      {cameBack ? <DraftLine onDiscard={discard} /> : null}
      {form.failure ? (
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
          onResponsible={chooseResponsible}
        />
        <div className="report-side">
          <ProjectFields form={form} choices={choices} place={place} />
        </div>
      </div>
      <ReportActions online={online} kept={cameBack || form.isDirty} running={form.running} />
    </form>
  );
}
