import type { Section } from '@byggtun/shared/contract/projectPlace';
import { SelectField, type SelectOption } from '@byggtun/shared/form/SelectField';
import { toOptions } from '@byggtun/shared/form/toOptions';
import { waitingFor } from '@byggtun/shared/form/waitingFor';
import { Card } from '@byggtun/shared/ui/Card';
import { RetryBar } from '@byggtun/shared/ui/RetryBar';

import type { ReportChoices, useProjectChoices } from './reportData';
import type { ReportForm } from './reportForm';

interface ProjectFieldsProps {
  form: ReportForm;
  choices: ReportChoices;
  place: ReturnType<typeof useProjectChoices>;
}

const nameOf = ({ sectionNum, apartmentKey, customer }: Section) =>
  [sectionNum, apartmentKey, customer].filter(Boolean).join(' · ');

/** Where it has happened; what depends on another choice goes with it (docs/product/reports.md#the-form). */
export function ProjectFields({ form, choices, place }: ProjectFieldsProps) {
  const { values, field, set } = form;
  const noProject = values.projTable === null;
  const sections = place.sections?.filter(
    ({ houseId }) => values.projPhase === null || houseId === values.projPhase,
  );
  const waiting = (options: SelectOption[] | undefined) =>
    waitingFor(values.projTable, options, 'Ikke valgt', place.failure && 'Ikke hentet');
  const changeBuilding = (building: number | null) => {
    set('projPhase', building);
    set('projSectionId', null);
  };
  const changeProject = (project: number | null) => {
    set('projTable', project);
    changeBuilding(null);
  };
  const changeSection = (id: number | null) => {
    set('projSectionId', id);
    const section = sections?.find((one) => one.id === id);
    if (section) set('projPhase', section.houseId);
  };
  return (
    <Card title="Prosjekt" className="report-card">
      <SelectField
        label="Prosjekt"
        required
        options={toOptions(choices.projects)}
        {...field('projTable')}
        onChange={changeProject}
      />
      {place.failure ? <RetryBar text="Kunne ikke hente bygg og seksjoner." {...place.failure} /> : null}
      <div className="report-pair">
        <SelectField
          label="Bygg"
          help={noProject ? 'Velg prosjekt først.' : undefined}
          {...waiting(place.buildings?.map(({ id, name }) => ({ key: id, text: name })))}
          {...field('projPhase')}
          onChange={changeBuilding}
        />
        <SelectField
          label="Seksjon"
          {...waiting(sections?.map((section) => ({ key: section.id, text: nameOf(section) })))}
          {...field('projSectionId')}
          onChange={changeSection}
        />
        <SelectField
          label="Sted"
          options={toOptions(choices.aberrationLocationsList)}
          {...field('location')}
        />
      </div>
    </Card>
  );
}
