import type { LiveRelease } from '@byggtun/shared/contract/release';
import { hostVersion } from '@byggtun/shared/portal/portal';
import { formatDateTime } from '@byggtun/shared/text/date';
import { Card } from '@byggtun/shared/ui/Card';
import { DefinitionList } from '@byggtun/shared/ui/DefinitionList';
import { useEffect, useState } from 'react';

import { useRegistry } from '../area/registryStore';
import { shellVersion } from '../area/shellVersion';
import { stampText } from './stampText';

/** Seconds since an instant, counting on. */
function useAge(since: number | undefined): number | undefined {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  return since === undefined ? undefined : Math.max(0, Math.round((now - since) / 1_000));
}

/** The shell of this tab, and how new what it knows of the areas is. */
export function PortalCard({ live }: { live: LiveRelease | undefined }) {
  const state = useRegistry();
  const confirmedAt = state.kind === 'ready' ? state.confirmedAt : undefined;
  const age = useAge(confirmedAt);
  const registry = state.kind === 'ready' ? state.registry : undefined;
  const asked =
    confirmedAt === undefined
      ? 'Fra et tidligere besøk; serveren svarer ikke'
      : `${formatDateTime(new Date(confirmedAt).toISOString())} (for ${age} s siden)`;
  return (
    <Card title="Portalen">
      <DefinitionList
        items={[
          ['Skallet i denne fanen', shellVersion()],
          ['Skallet i drift', registry?.shell.version],
          ['I drift siden', stampText(live?.since)],
          ['Kanari av skallet', registry?.shell.canary?.version ?? 'Ingen'],
          ['Portalversjon (vert-API)', hostVersion],
          ['Register', registry ? `Revisjon ${registry.revision}` : 'Ikke hentet'],
          ['Registeret bekreftet', asked],
        ]}
      />
    </Card>
  );
}
