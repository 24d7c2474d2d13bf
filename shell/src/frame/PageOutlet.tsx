import type { Portal } from '@byggtun/shared/portal/portal';
import { Skeleton } from '@byggtun/shared/ui/Skeleton';

import { AreaOutlet } from '../area/AreaOutlet';
import type { PickedArea } from '../area/knownArea';
import type { FoundPage } from '../navigation/findPage';
import type { Overrides } from '../override/useOverrides';
import { StatusOutlet } from '../status/StatusOutlet';

interface PageOutletProps {
  page: Exclude<FoundPage, { kind: 'elsewhere' }>;
  areas: readonly PickedArea[];
  overrides: Overrides;
  areaOrigins: readonly string[];
  portal: Portal;
}

/** What stands in the frame: an area's pages, or the shell's own page of what runs. */
export function PageOutlet({ page, areas, overrides, areaOrigins, portal }: PageOutletProps) {
  if (page.kind === 'status') return <StatusOutlet areas={areas} areaOrigins={areaOrigins} />;
  const { name } = page.area.manifest;
  const override = overrides.running.get(name);
  if (!overrides.settled || (override && !override.area)) {
    return (
      <div className="bt-page">
        <Skeleton />
      </div>
    );
  }
  // An override begins and ends at once; a release waits for the next visit.
  const key = `${name} ${override?.version ?? ''}`;
  return <AreaOutlet key={key} area={page.area} portal={portal} areaOrigins={areaOrigins} />;
}
