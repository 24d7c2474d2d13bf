import './status.css';

import { getReleases } from '@byggtun/shared/contract/release';
import { useCall } from '@byggtun/shared/portal/useCall';
import { EmptyState } from '@byggtun/shared/ui/EmptyState';
import { Loaded } from '@byggtun/shared/ui/Loaded';
import { Page } from '@byggtun/shared/ui/Page';
import { Skeleton } from '@byggtun/shared/ui/Skeleton';
import { Button } from 'antd';
import { useState } from 'react';

import { areaStatuses } from '../area/areaStatus';
import type { PickedArea } from '../area/knownArea';
import { loadRegistry } from '../area/registryStore';
import { AreaStatusCard } from './AreaStatusCard';
import { FlipList } from './FlipList';
import { PortalCard } from './PortalCard';
import { StorageCard } from './StorageCard';

export interface StatusPageProps {
  areas: readonly PickedArea[];
  /** Origins besides this one from which areas may be loaded. */
  areaOrigins: readonly string[];
}

/** What runs in this tab beside what is live, for developer staff who look into a fault. */
export function StatusPage({ areas, areaOrigins }: StatusPageProps) {
  const statuses = [...areaStatuses.use().values()];
  const partsOf = ({ manifest: { name } }: PickedArea) =>
    statuses.filter(({ part }) => part.split('/')[0] === name);
  const isStopped = (area: PickedArea) =>
    area.problem !== undefined || partsOf(area).some(({ state }) => state === 'failed');
  const stoppedFirst = [...areas.filter(isStopped), ...areas.filter((area) => !isStopped(area))];
  const releases = useCall(getReleases, {}, { quiet: true });
  const [asking, setAsking] = useState(false);
  const refresh = async () => {
    setAsking(true);
    await Promise.all([loadRegistry(), releases.mutate().catch(() => undefined)]);
    setAsking(false);
  };

  return (
    <Page
      heading="Hva som kjører"
      subtitle="Denne fanen, og det som er i drift"
      actions={
        <Button type="primary" loading={asking} onClick={() => void refresh()}>
          Hent registeret på nytt
        </Button>
      }
    >
      <PortalCard live={releases.data?.state.shell} />
      <StorageCard />
      {areas.length === 0 && <EmptyState text="Registeret har ingen deler av portalen." />}
      <div className="status-areas">
        {stoppedFirst.map((area) => (
          <AreaStatusCard
            key={area.manifest.name}
            area={area}
            live={releases.data?.state.areas[area.manifest.name]}
            parts={partsOf(area)}
            areaOrigins={areaOrigins}
          />
        ))}
      </div>
      <Loaded call={releases} skeleton={<Skeleton />}>
        {({ history }) => <FlipList flips={history} />}
      </Loaded>
    </Page>
  );
}
