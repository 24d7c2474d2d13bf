import { areaStatuses } from '../area/areaStatus';
import { updateOffer } from '../area/shellUpdate';
import { shellVersion } from '../area/shellVersion';
import { unsaved } from '../state/unsaved';
import type { WorkerMessage } from '../worker/message';
import { newShell } from './newShell';
import { reloadWhenAway } from './reloadWhenAway';

let started: Promise<unknown> | undefined;

/** Registers the service worker, once; tells it which areas were visited, and follows its versions. */
export function startServiceWorker(): Promise<unknown> {
  started ??= start(navigator.serviceWorker);
  return started;
}

async function start(workers: ServiceWorkerContainer): Promise<void> {
  workers.addEventListener('message', ({ data }: MessageEvent<WorkerMessage>) => {
    if (data.kind === 'version') hear(data.version);
  });
  workers.startMessages();
  reloadWhenAway();
  await workers.register('/sw.js', { updateViaCache: 'none' });
  const { active } = await workers.ready;
  const tell = (message: WorkerMessage) => (workers.controller ?? active)?.postMessage(message);
  tell({ kind: 'ask' });
  followVisits((folder) => tell({ kind: 'visited', folder }));
}

function hear(version: string) {
  if (version === shellVersion()) return;
  newShell.set(version);
  if (unsaved.isAny()) updateOffer.set(true);
}

function followVisits(tell: (folder: string) => void) {
  const told = new Set<string>();
  const look = () => {
    for (const { state, folder } of areaStatuses.get().values()) {
      if (state !== 'shown' || told.has(folder)) continue;
      told.add(folder);
      tell(folder);
    }
  };
  areaStatuses.subscribe(look);
  look();
}
