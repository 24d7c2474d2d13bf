import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';

const checkout = fileURLToPath(new URL('../../', import.meta.url));

/** Twenty ports for each checkout, below those that systems give away, so that two that are tried on one machine don't meet. */
const firstOf = (folder: string) =>
  12_000 + (createHash('sha256').update(folder).digest().readUInt32BE() % 900) * 20;

const first = Number(process.env.E2E_PORT ?? firstOf(checkout));

/** Who listens where. Those of `npm run dev` have the next one for the API, too. `E2E_PORT` sets the first. */
export const ports = {
  portal: first,
  releases: first + 1,
  tabs: first + 3,
  company: first + 4,
  areaOrigin: first + 5,
  areaElsewhere: first + 6,
  converter: first + 7,
  newVersion: first + 8,
  skew: [first + 10, first + 11],
  alone: first + 12,
  oneArea: first + 14,
  hotReload: first + 16,
} as const;
