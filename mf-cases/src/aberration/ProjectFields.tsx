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

/** Where it has happened; what depends on another choice goes with it (document 2, section 2). */
export function ProjectFields({ form, choices, place }: ProjectFieldsProps) {
  const { values, errors, set } = form;
  const noProject = values.projTable === undefined;
  const sections = place.sections.filter(
    ({ houseId }) => values.projPhase === null || houseId === values.projPhase,
  );
  return (
    <Card title="Prosjekt" className="report-card">
      <SelectField
        label="Prosjekt"
        required
        options={toOptions(choices.projects)}
        value={values.projTable}
        error={errors.projTable}
        onChange={(project) => {
          set('projTable', project);
          set('projPhase', null);
          set('projSectionId', null);
        }}
      />
      <div className="report-pair">
        <SelectField
          label="Bygg"
          disabled={noProject}
          help={noProject ? 'Velg prosjekt først.' : undefined}
          options={place.buildings.map(({ id, name }) => ({ key: id, text: name }))}
          value={values.projPhase ?? undefined}
          error={errors.projPhase}
          onChange={(building) => {
            set('projPhase', building ?? null);
            set('projSectionId', null);
          }}
        />
        <SelectField
          label="Seksjon"
          disabled={noProject}
          options={sections.map((section) => ({ key: section.id, text: nameOf(section) }))}
          value={values.projSectionId ?? undefined}
          error={errors.projSectionId}
          onChange={(id) => {
            const section = sections.find((one) => one.id === id);
            set('projSectionId', section?.id ?? null);
            if (section) set('projPhase', section.houseId);
          }}
        />
        <SelectField
          label="Sted"
          options={toOptions(choices.aberrationLocationsList)}
          value={values.location ?? undefined}
          error={errors.location}
          onChange={(location) => set('location', location ?? null)}
        />
      </div>
    </Card>
  );
}
