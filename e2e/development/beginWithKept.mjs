import { existsSync } from 'node:fs';

import { tsImport } from 'tsx/esm/api';

import { keptData } from '../keptData.mjs';

const { copyData } = await tsImport('../support/copyData.ts', import.meta.url);

// Fills a folder that is not there yet with the demo data that the journeys have kept, if they have: making them takes most of the time of a start.
const [folder] = process.argv.slice(2);
const kept = keptData();
if (kept && existsSync(kept)) copyData(kept, folder);
