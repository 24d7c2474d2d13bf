import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The port of the portal that the journeys walk through. */
export const port = Number(process.env.E2E_PORT ?? 4190);

/** Its address. */
export const portalUrl = `http://localhost:${port}`;

/** Its data, made anew for each run. */
export const dataFolder = join(tmpdir(), `byggtun-e2e-${port}`);

/** What it has released. */
export const releasesFolder = join(dataFolder, 'releases');

/** Where its staff register their time; nothing answers there but what a journey puts there. */
export const timeRegistrationUrl = 'https://timer.example/';

/** The key of the access-control system in this portal. */
export const infotechKey = 'journeys-only-key';
