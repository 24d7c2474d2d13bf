import { clientsClaim } from 'workbox-core';
import { addPlugins, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { NetworkFirst } from 'workbox-strategies';

import { answerPage } from './answerPage';
import { configCache, keepConfig, onlyConfig } from './keptConfig';
import { dropOldPages, keepPage } from './keptPage';
import type { WorkerMessage } from './message';
import { onlyFiles } from './onlyFiles';
import { noPages } from './pageAddress';
import { shellFiles } from './shellFiles';
import { answerCode, dropOldModules, keepArea, renewAreas } from './visitedAreas';

/*
 * The service worker: starts the portal from this device, with or without a network. It keeps code and the configuration,
 * never an answer of the API: those are the page's own affair (`shared/portal/keptAnswers`). Kiosks have none.
 */

declare const self: ServiceWorkerGlobalScope;

const version: WorkerMessage = { kind: 'version', version: shellFiles.version };

// A tab that runs the version before goes on with it: its files stay on the server. It is told, and reloads at a safe moment.
self.addEventListener('install', (event) => {
  void self.skipWaiting();
  event.waitUntil(Promise.all([keepPage(), keepConfig()]));
});
self.addEventListener('activate', (event) => {
  const tell = async () => {
    await Promise.all([dropOldModules(), dropOldPages()]);
    for (const tab of await self.clients.matchAll({ type: 'window' })) tab.postMessage(version);
  };
  event.waitUntil(tell());
});
clientsClaim();

self.addEventListener('message', (event) => {
  const message = event.data as WorkerMessage;
  if (message.kind === 'ask') event.source?.postMessage(version);
  if (message.kind === 'takeOver') void self.skipWaiting();
  // Without a network it is kept at the next visit.
  if (message.kind === 'visited') event.waitUntil(keepArea(message.folder).catch(() => undefined));
  if (message.kind === 'live') event.waitUntil(renewAreas(message.folders));
});

addPlugins([onlyFiles]);
precacheAndRoute(shellFiles.files.map((url) => ({ url, revision: null })));
registerRoute(new NavigationRoute(answerPage, { denylist: [...noPages] }));
registerRoute(
  '/config.json',
  new NetworkFirst({ cacheName: configCache, networkTimeoutSeconds: 2, plugins: [onlyConfig] }),
);
// Areas of other origins too.
registerRoute(
  ({ url, sameOrigin }) =>
    /^\/(assets|remotes)\//.test(url.pathname) || (!sameOrigin && /\.(js|css)$/.test(url.pathname)),
  answerCode,
);
