import { areaStatuses } from '../area/areaStatus';
import { folderOf } from '../area/folderOf';
import type { WorkerMessage } from '../worker/message';
import { hearVersion } from './hearVersion';
import { liveAreas } from './liveAreas';
import { reloadWhenAway } from './reloadWhenAway';

let started: Promise<unknown> | undefined;

/** Registers the service worker, once; tells it which areas were visited and are live, and follows its versions. */
export function startServiceWorker(): Promise<unknown> {
  started ??= start(navigator.serviceWorker);
  return started;
}

async function start(workers: ServiceWorkerContainer): Promise<void> {
  workers.addEventListener('message', ({ data }: MessageEvent<WorkerMessage>) => {
    if (data.kind === 'version') hearVersion(data.version);
  });
  workers.startMessages();
  reloadWhenAway();
  const registration = await workers.register('/sw.js', { updateViaCache: 'none' });
  hurryWaiting(registration);
  const { active } = await workers.ready;
  const tell = (message: WorkerMessage) => (workers.controller ?? active)?.postMessage(message);
  tell({ kind: 'ask' });
  followVisits((folder) => tell({ kind: 'visited', folder }));
  const tellLive = () => tell({ kind: 'live', folders: liveFolders() });
  tellLive();
  liveAreas.subscribe(tellLive);
  // Areas take other files of a newer shell.
  workers.addEventListener('controllerchange', tellLive);
}

/**
 * A new version asks to take over when it is installed. Chromium was seen to lose that with a debugger attached, although the one before
 * had nothing left to do; by its own code it would remember it after five minutes.
 */
function hurryWaiting(registration: ServiceWorkerRegistration) {
  document.addEventListener('visibilitychange', () => {
    const message: WorkerMessage = { kind: 'takeOver' };
    if (document.visibilityState === 'visible') registration.waiting?.postMessage(message);
  });
}

/** What somebody tries out, or can't be loaded, takes nothing from the device. */
const liveFolders = () =>
  liveAreas
    .get()
    .filter(({ source, problem, disabled }) => source !== 'override' && problem === undefined && !disabled)
    .map(folderOf);

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
