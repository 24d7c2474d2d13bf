import { defaultPhases, getFilterOptions } from '@byggtun/shared/contract/project';
import { FormDialog } from '@byggtun/shared/form/FormDialog';
import { SelectField } from '@byggtun/shared/form/SelectField';
import { useCall } from '@byggtun/shared/portal/useCall';
import { Loaded } from '@byggtun/shared/ui/Loaded';
import { RetryBar } from '@byggtun/shared/ui/RetryBar';
import { Skeleton } from '@byggtun/shared/ui/Skeleton';
import { useId, useState } from 'react';

import { PhaseField } from './PhaseField';
import type { Overview } from './readOverview';

interface OverviewFilterProps {
  overview: Overview;
  /** Told what was chosen, when it is to be put to use. */
  onUse: (part: Pick<Overview, 'projTypeId' | 'phases'>) => void;
  onClosed: () => void;
}

/** Concept and phases to show (docs/product/projects.md#overview). Nothing is fetched before they are put to use. */
export function OverviewFilter({ overview, onUse, onClosed }: OverviewFilterProps) {
  const id = useId();
  const options = useCall(getFilterOptions, {}, { quiet: true });
  const [done, setDone] = useState(false);
  const [{ projTypeId, phases }, choose] = useState<Pick<Overview, 'projTypeId' | 'phases'>>(overview);
  const submit = () => {
    onUse({ projTypeId, phases });
    setDone(true);
    return Promise.resolve();
  };
  const retry = () => void options.mutate().catch(() => undefined);
  return (
    <FormDialog
      title="Filtrer prosjekter"
      submitText="Bruk filter"
      form={{ id, submit, failure: undefined, isDirty: false, running: false }}
      done={done}
      onClosed={onClosed}
    >
      <Loaded
        call={options}
        skeleton={<Skeleton lines={6} />}
        failure={() => (
          <RetryBar text="Kunne ikke hente filter!" running={options.isValidating} onRetry={retry} />
        )}
      >
        {({ projTypes, projectStatuses }) => (
          <>
            <SelectField
              label="Konsept"
              options={projTypes.map(({ id: key, name: text }) => ({ key, text }))}
              none="Alle konsepter"
              value={projTypeId}
              onChange={(chosen) => choose({ projTypeId: chosen ?? undefined, phases })}
            />
            <PhaseField
              // What the view opens with can be taken away also where no project stands there now.
              all={[...new Set([...defaultPhases, ...projectStatuses])]}
              chosen={phases}
              onChange={(chosen) => choose({ projTypeId, phases: chosen })}
            />
            <button
              type="button"
              className="bt-plain bt-clear bt-all"
              onClick={() => choose({ projTypeId: undefined, phases: [] })}
            >
              Tøm alle
            </button>
          </>
        )}
      </Loaded>
    </FormDialog>
  );
}
