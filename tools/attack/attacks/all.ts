import type { Attack } from '../arena';
import { connections } from './connections';
import { files } from './files';
import { lists } from './lists';
import { texts } from './texts';

/** Every attack, in the order in which they are made. */
export const allAttacks: readonly Attack[] = [...texts, ...lists, ...files, ...connections];
