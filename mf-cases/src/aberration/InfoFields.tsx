import { reportDescriptionLimit, reportTitleLimit } from '@byggtun/shared/contract/aberrationForm';
import { DateField } from '@byggtun/shared/form/DateField';
import type { Found } from '@byggtun/shared/form/SearchField';
import { SelectField } from '@byggtun/shared/form/SelectField';
import { TextAreaField } from '@byggtun/shared/form/TextAreaField';
import { TextField } from '@byggtun/shared/form/TextField';
import { toOptions } from '@byggtun/shared/form/toOptions';
import { ResponsibleField } from '@byggtun/shared/record/ResponsibleField';
import { today } from '@byggtun/shared/text/date';
import { Card } from '@byggtun/shared/ui/Card';
import { useCallback } from 'react';

import type { ReportChoices, useProjectChoices } from './reportData';
import type { ReportForm } from './reportForm';

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
  const { values, errors, field, set } = form;
  const causes = choices.aberrationCauses.filter(
    ({ aberrationTypeId }) => aberrationTypeId === values.aberrationTypeId,
  );
  const changeDeadline = useCallback((day: string) => set('timeLimit', day || null), [set]);
  const changeType = (type: number | null) => {
    set('aberrationTypeId', type);
    set('aberrationCauseId', null);
  };
  return (
    <Card title="Informasjon" className="report-card">
      <TextField label={titleLabel} required maxLength={reportTitleLimit} {...field('title')} />
      <TextAreaField
        label="Beskrivelse"
        required
        maxLength={reportDescriptionLimit}
        {...field('description')}
      />
      <div className="report-pair">
        <SelectField
          label="Type"
          required
          options={toOptions(choices.aberrationTypes)}
          {...field('aberrationTypeId')}
          onChange={changeType}
        />
        <SelectField
          label="Årsak"
          disabled={causes.length === 0}
          help={values.aberrationTypeId === null ? 'Velg type først.' : undefined}
          options={causes.map(({ id, name }) => ({ key: id, text: name }))}
          {...field('aberrationCauseId')}
        />
        <SelectField
          label="Alvorlighetsgrad"
          options={toOptions(choices.aberrationSeveritiesList)}
          {...field('severity')}
        />
        <DateField label="Registrert dato" required max={today()} {...field('registrated')} />
        <ResponsibleField
          users={users}
          value={responsible}
          error={errors.responsible}
          onChange={onResponsible}
        />
        <DateField label="Frist" min={today()} {...field('timeLimit')} onChange={changeDeadline} />
      </div>
    </Card>
  );
}
