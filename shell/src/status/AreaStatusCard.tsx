import type { LiveRelease } from '@byggtun/shared/contract/release';
import { usePortal } from '@byggtun/shared/portal/portal';
import { Card } from '@byggtun/shared/ui/Card';
import { type Definition, DefinitionList } from '@byggtun/shared/ui/DefinitionList';
import { Tag } from '@byggtun/shared/ui/Tag';
import { Button } from 'antd';
import { useEffect, useRef, useState } from 'react';

import type { AreaStatus } from '../area/areaStatus';
import { giveUpCanary } from '../area/givenUp';
import type { PickedArea } from '../area/knownArea';
import { PartStatus } from './PartStatus';
import { rolloutText } from './rolloutText';
import { stampText } from './stampText';
import { tryArea } from './tryArea';

interface AreaStatusCardProps {
  area: PickedArea;
  live: LiveRelease | undefined;
  /** The area and its slots, as far as this tab has touched them. */
  parts: readonly AreaStatus[];
  areaOrigins: readonly string[];
}

const sources = { live: undefined, canary: 'Kanari', override: 'Overstyrt' } as const;

const facts = ({ manifest }: PickedArea, live: LiveRelease | undefined): Definition[] => [
  ['Versjon', manifest.version || 'Ukjent'],
  ['I drift', live?.version],
  ['I drift siden', stampText(live?.since)],
  ['Krever portalversjon', manifest.host || 'Ukjent'],
  ['På kiosk', manifest.kiosk ? 'Ja' : 'Nei'],
  ['Kanari', live?.canary ? `${live.canary.version}, ${rolloutText(live.canary.rollout)}` : 'Ingen'],
];

/** One area: which version is for this person, what is live, and how it fares in this tab. */
export function AreaStatusCard({ area, live, parts, areaOrigins }: AreaStatusCardProps) {
  const { kiosk } = usePortal();
  const [busy, setBusy] = useState(false);
  const failed = parts.some(({ state }) => state === 'failed') || area.problem !== undefined;
  const note = area.disabled ? 'Slått av' : sources[area.source];
  const latest = useRef(area);
  useEffect(() => {
    latest.current = area;
  });
  const retry = async () => {
    setBusy(true);
    giveUpCanary(area);
    await tryArea(() => latest.current, { kiosk, areaOrigins });
    setBusy(false);
  };

  return (
    <Card title={area.manifest.title} extra={note && <Tag text={note} />}>
      <DefinitionList items={facts(area, live)} />
      {area.problem !== undefined && <p className="status-failure">{area.problem}</p>}
      {parts.length === 0 && <p className="status-quiet">Ikke besøkt i denne fanen.</p>}
      {parts.map((status) => (
        <PartStatus key={status.part} status={status} />
      ))}
      {failed && (
        <Button loading={busy} onClick={() => void retry()}>
          Prøv igjen
        </Button>
      )}
    </Card>
  );
}
