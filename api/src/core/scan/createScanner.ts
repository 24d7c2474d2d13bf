import { createReadStream } from 'node:fs';

import type { Limits } from '../limit/limits';
import type { Settings } from '../settings/settings';
import { askClamd, type ScanOutcome } from './askClamd';

/** A file of this machine by its path, or bytes that are stored nowhere yet. */
type Content = string | Buffer;

/** Looks for viruses in files from outside. */
export interface Scanner {
  /** @throws when it can't be reached, takes longer than it may, or does not say */
  scan: (content: Content) => Promise<ScanOutcome>;
}

interface Server {
  settings: Pick<Settings, 'scanner'>;
  limits: Limits;
}

const bytesOf = (content: Content) => (typeof content === 'string' ? createReadStream(content) : [content]);

/** The scanner of the settings (docs/decisions/virus-scanning.md); undefined when none is set up. */
export const createScanner = ({ settings: { scanner }, limits }: Server): Scanner | undefined =>
  scanner && {
    scan: (content) => askClamd(scanner, bytesOf(content), limits.of.scanSeconds * 1000),
  };
