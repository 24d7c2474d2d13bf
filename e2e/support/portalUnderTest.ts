import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { ports } from './ports';

/** The portal that the journeys walk through. */
export const portalUrl = `http://localhost:${ports.portal}`;

/** Its data, made anew for each run. */
export const dataFolder = join(tmpdir(), `byggtun-e2e-${ports.portal}`);

/** What it has released. */
export const releasesFolder = join(dataFolder, 'releases');

/** Where its staff register their time; nothing answers there but what a journey puts there. */
export const timeRegistrationUrl = 'https://timer.example/';

/** Where it has Word and Excel made into PDF; nothing answers there but while a journey serves it (`serveConverter`). */
export const converterUrl = `http://127.0.0.1:${ports.converter}`;

/** The key of the access-control system in this portal. */
export const infotechKey = 'journeys-only-key';
