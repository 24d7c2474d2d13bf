import type { Section } from '@byggtun/shared/contract/projectPlace';
import { SelectField } from '@byggtun/shared/form/SelectField';
import { Card } from '@byggtun/shared/ui/Card';

import type { ReportChoices, useProjectChoices } from './reportData';
import type { ReportForm } from './reportForm';
import { toOptions } from './toOptions';

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
  const sections = place.sections.filter(
    ({ houseId }) => values.projPhase === null || houseId === values.projPhase,
  );
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
    const section = sections.find((one) => one.id === id);
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
      <div className="report-pair">
        <SelectField
          label="Bygg"
          disabled={noProject}
          help={noProject ? 'Velg prosjekt først.' : undefined}
          options={place.buildings.map(({ id, name }) => ({ key: id, text: name }))}
          {...field('projPhase')}
          onChange={changeBuilding}
        />
        <SelectField
          label="Seksjon"
          disabled={noProject}
          options={sections.map((section) => ({ key: section.id, text: nameOf(section) }))}
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
