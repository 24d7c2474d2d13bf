import { createReadStream } from 'node:fs';

import type { Limits } from '../limit/limits';
import type { Settings } from '../settings/settings';
import { askClamd, type ScanOutcome } from './askClamd';

/** Looks for viruses in files from outside. */
export interface Scanner {
  /** @throws when it can't be reached, takes longer than it may, or does not say */
  scan: (path: string) => Promise<ScanOutcome>;
}

interface Server {
  settings: Pick<Settings, 'scanner'>;
  limits: Limits;
}

/** The scanner of the settings (docs/decisions/virus-scanning.md); undefined when none is set up. */
export const createScanner = ({ settings: { scanner }, limits }: Server): Scanner | undefined =>
  scanner && {
    scan: (path) => askClamd(scanner, createReadStream(path), limits.of.scanSeconds * 1000),
  };
