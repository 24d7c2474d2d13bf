import { DateField } from '@byggtun/shared/form/DateField';
import type { Found } from '@byggtun/shared/form/SearchField';
import { SelectField } from '@byggtun/shared/form/SelectField';
import { TextAreaField } from '@byggtun/shared/form/TextAreaField';
import { TextField } from '@byggtun/shared/form/TextField';
import { today } from '@byggtun/shared/text/date';
import { Card } from '@byggtun/shared/ui/Card';
import { useCallback } from 'react';

import type { ReportChoices, useProjectChoices } from './reportData';
import type { ReportForm } from './reportForm';
import { ResponsibleField } from './ResponsibleField';
import { toOptions } from './toOptions';

interface InfoFieldsProps {
  form: ReportForm;
  choices: ReportChoices;
  titleLabel: string;
  users: ReturnType<typeof useProjectChoices>['users'];
  responsible: Found | undefined;
  onResponsible: (value: Found | undefined) => void;
}

/** What has happened, how grave it is, and who is to see to it by when. */
export function InfoFields({
  form,
  choices,
  titleLabel,
  users,
  responsible,
  onResponsible,
}: InfoFieldsProps) {
  const { values, errors, set } = form;
  const setRegistrated = useCallback((date: string) => set('registrated', date), [set]);
  const setDeadline = useCallback((date: string) => set('timeLimit', date || null), [set]);
  const causes = choices.aberrationCauses.filter(
    ({ aberrationTypeId }) => aberrationTypeId === values.aberrationTypeId,
  );
  const severity = choices.aberrationSeveritiesList.find(({ key }) => key === values.severity)?.key;
  return (
    <Card title="Informasjon" className="report-card">
      <TextField
        label={titleLabel}
        required
        maxLength={200}
        value={values.title}
        error={errors.title}
        onChange={(title) => set('title', title)}
      />
      <TextAreaField
        label="Beskrivelse"
        required
        maxLength={4000}
        value={values.description}
        error={errors.description}
        onChange={(description) => set('description', description)}
      />
      <div className="report-pair">
        <SelectField
          label="Type"
          required
          options={toOptions(choices.aberrationTypes)}
          value={values.aberrationTypeId}
          error={errors.aberrationTypeId}
          onChange={(type) => {
            set('aberrationTypeId', type);
            set('aberrationCauseId', null);
          }}
        />
        <SelectField
          label="Årsak"
          disabled={causes.length === 0}
          help={values.aberrationTypeId === undefined ? 'Velg type først.' : undefined}
          options={causes.map(({ id, name }) => ({ key: id, text: name }))}
          value={values.aberrationCauseId ?? undefined}
          error={errors.aberrationCauseId}
          onChange={(cause) => set('aberrationCauseId', cause ?? null)}
        />
        <SelectField
          label="Alvorlighetsgrad"
          options={toOptions(choices.aberrationSeveritiesList)}
          value={severity}
          error={errors.severity}
          onChange={(chosen) =>
            set('severity', choices.aberrationSeveritiesList.find(({ key }) => key === chosen)?.key ?? null)
          }
        />
        <DateField
          label="Registrert dato"
          required
          max={today()}
          value={values.registrated}
          error={errors.registrated}
          onChange={setRegistrated}
        />
        <ResponsibleField
          users={users}
          value={responsible}
          error={errors.responsible}
          onChange={onResponsible}
        />
        <DateField
          label="Frist"
          min={today()}
          value={values.timeLimit ?? ''}
          error={errors.timeLimit}
          onChange={setDeadline}
        />
      </div>
    </Card>
  );
}
