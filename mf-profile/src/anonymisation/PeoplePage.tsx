import './anonymisation.css';

import {
  type DeactivatedPerson,
  listDeactivatedPeople,
  mostDeactivated,
} from '@byggtun/shared/contract/anonymisation';
import type { RouteAnswer } from '@byggtun/shared/contract/route';
import { SearchBox } from '@byggtun/shared/form/SearchBox';
import { useDialog } from '@byggtun/shared/form/useDialog';
import { useCall } from '@byggtun/shared/portal/useCall';
import { Card } from '@byggtun/shared/ui/Card';
import { EmptyState } from '@byggtun/shared/ui/EmptyState';
import { FoundCount } from '@byggtun/shared/ui/FoundCount';
import { Loaded } from '@byggtun/shared/ui/Loaded';
import { Page } from '@byggtun/shared/ui/Page';
import { Skeleton } from '@byggtun/shared/ui/Skeleton';
import { useState } from 'react';

import { DeactivatedRow } from './DeactivatedRow';
import { LogCard } from './LogCard';

/** People who have left, for developer staff to anonymise, and the log of it (docs/product/company.md#anonymising). */
export function PeoplePage() {
  const [text, setText] = useState('');
  const call = useCall(listDeactivatedPeople, { query: text ? { text } : {} }, { quiet: true });
  const refresh = () => void call.mutate().catch(() => undefined);
  // The question stands whatever the search finds meanwhile.
  const [chosen, setChosen] = useState<DeactivatedPerson>();
  const dialog = useDialog(() => import('./AnonymisePerson').then((module) => module.AnonymisePerson), {
    early: false,
  });
  const ask = (person: DeactivatedPerson) => {
    setChosen(person);
    dialog.open();
  };
  return (
    <Page heading="Personvern" subtitle="Den som er deaktivert i alle firmaer, kan anonymiseres.">
      <div className="anonymise-layout">
        <Card title="Deaktiverte personer">
          <SearchBox label="Søk etter navn, e-post eller firma" value={text} onSearch={setText} />
          <FoundCount count={text ? call.data?.totalCount : undefined} />
          <Loaded call={call} skeleton={<Skeleton lines={6} />}>
            {(found) => <People found={found} isSearch={text !== ''} onAnonymise={ask} />}
          </Loaded>
        </Card>
        <LogCard />
      </div>
      {dialog.Dialog && chosen ? (
        <dialog.Dialog person={chosen} onDone={refresh} onClosed={dialog.close} />
      ) : null}
    </Page>
  );
}

interface PeopleProps {
  found: RouteAnswer<typeof listDeactivatedPeople>;
  isSearch: boolean;
  onAnonymise: (person: DeactivatedPerson) => void;
}

function People({ found: { items, totalCount }, isSearch, onAnonymise }: PeopleProps) {
  if (items.length === 0)
    return (
      <EmptyState text={isSearch ? 'Ingen deaktiverte personer passer til søket.' : 'Ingen er deaktivert.'} />
    );
  return (
    <>
      <ul>
        {items.map((one) => (
          <DeactivatedRow key={one.personId} person={one} onAnonymise={() => onAnonymise(one)} />
        ))}
      </ul>
      {totalCount > mostDeactivated ? (
        <p className="bt-secondary">
          Viser {mostDeactivated} av {totalCount}. Søk for å finne de andre.
        </p>
      ) : null}
    </>
  );
}
