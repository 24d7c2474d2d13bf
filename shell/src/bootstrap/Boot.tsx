import { useEffect, useState } from 'react';

import { loadRegistry, useRegistry } from '../area/registryStore';
import { Shell } from '../Shell';
import { type Opened, opened } from './opened';
import { StartFailed } from './StartFailed';

/** From an empty page to the shell: waits for what it needs, and can be tried again without a reload. */
export function Boot({ nonce }: { nonce: string | undefined }) {
  const [all, setAll] = useState<Opened>();
  const [failed, setFailed] = useState(false);
  const areas = useRegistry();

  const open = () => {
    opened().then(setAll, (cause: unknown) => {
      reportError(new Error('The portal could not start', { cause }));
      setFailed(true);
    });
  };
  useEffect(open, []);

  const retry = () => {
    setFailed(false);
    if (all) void loadRegistry();
    else open();
  };

  if (failed || (all && areas.kind === 'failed')) return <StartFailed onRetry={retry} />;
  if (!all || areas.kind !== 'ready') return null;
  return <Shell {...all} registry={areas.registry} nonce={nonce} />;
}
