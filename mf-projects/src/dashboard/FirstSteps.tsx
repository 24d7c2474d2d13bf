import { paths } from '@byggtun/shared/contract/paths';
import { getProfile, type Profile } from '@byggtun/shared/contract/user';
import { usePortal } from '@byggtun/shared/portal/portal';
import { useCall } from '@byggtun/shared/portal/useCall';
import { Card } from '@byggtun/shared/ui/Card';

import { FirstStep, type Step } from './FirstStep';
import { usePutOff } from './usePutOff';

/** What a new person does before the site, in its order. */
const stepsOf = ({ hmsCard, courses, psi }: NonNullable<Profile['firstSteps']>): Step[] => [
  { name: 'Registrer HMS-kort', to: paths.profile, done: hmsCard },
  { name: 'Velg kursene du har', to: paths.profile, done: courses },
  {
    name: psi ? `Les og bekreft PSI for ${psi.name}` : 'Les og bekreft PSI',
    to: psi ? paths.project(psi.id) : paths.projects,
    done: psi === null,
  },
];

/** 'Kom i gang', above the rest until all is done or put off (docs/product/profile.md#first-steps). Who is no longer new fetches nothing for it. */
export function FirstSteps() {
  return usePortal().session.profile.firstSteps ? <OpenSteps /> : null;
}

function OpenSteps() {
  const { session } = usePortal();
  // Fetched anew, as the steps are done in dialogs and on other pages.
  const { data = session.profile } = useCall(getProfile, {}, { quiet: true });
  const { isPutOff, putOff } = usePutOff();
  const steps = data.firstSteps ? stepsOf(data.firstSteps) : [];
  const next = steps.find(({ name, done }) => !done && !isPutOff(name));
  if (!next) return null;
  const done = steps.filter((step) => step.done).length;
  return (
    <Card title="Kom i gang" extra={`${done} av ${steps.length} gjort`} className="dashboard-first">
      <progress value={done} max={steps.length} aria-label="Kom i gang" />
      <ol>
        {steps.map((step) => (
          <FirstStep
            key={step.name}
            step={step}
            isNext={step === next}
            isPutOff={isPutOff(step.name)}
            onPutOff={() => putOff(step.name)}
          />
        ))}
      </ol>
    </Card>
  );
}
