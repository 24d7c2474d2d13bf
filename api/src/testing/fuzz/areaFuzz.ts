import { beginUpload } from '@byggtun/shared/contract/attachmentCalls';

import type { Area } from '../../record/area/area';
import type { Ground } from '../rights/ground';
import type { Good } from './good';

/** Whose bodies are accepted: of the scene. */
export type Sender = 'worker' | 'main' | 'staff';

type BySender = Partial<Record<Sender, Good[]>>;

/** What `testing/fuzz.ts` of an area exports. */
export interface AreaFuzz {
  /** For each of its calls that takes a body those that are accepted, from which the fuzzed ones depart, by who may send them. */
  bodies: (ground: Ground) => Promise<BySender>;
  /** The same of what people change of themselves and their company, which nobody is kept from. */
  own?: (ground: Ground) => Promise<BySender>;
  /** Its lists, whose columns bodies may name. */
  lists: readonly { columns: object }[];
}

/** A call with bodies that are accepted of this person. */
export interface GoodCall {
  sender: Sender;
  good: Good;
  /** Whoever sends it changes something of their own. */
  isOwn?: true;
}

/** Of the floor below the areas. */
const files: Good = [beginUpload, [{ fileName: 'bilde.jpg', size: 1000, contentType: 'image/jpeg' }]];

/** What each area exports for it: its file is found by the area's name. */
export const areaFuzz = (areas: readonly Area[]): Promise<AreaFuzz[]> =>
  Promise.all(
    // Written in this way, a bundle of the tests holds them all.
    areas.map(({ name }) => import(`../../areas/${name}/testing/fuzz.ts`) as Promise<AreaFuzz>),
  );

const callsOf = (made: BySender): GoodCall[] =>
  Object.entries(made).flatMap(([sender, rows]) => rows.map((good) => ({ sender: sender as Sender, good })));

/** All bodies that are accepted, on this ground. */
export const goodCalls = async (ground: Ground, parts: readonly AreaFuzz[]): Promise<GoodCall[]> => {
  const made: GoodCall[] = [{ sender: 'worker', good: files }];
  for (const { bodies, own } of parts) {
    made.push(...callsOf(await bodies(ground)));
    const ownCalls = own ? callsOf(await own(ground)) : [];
    made.push(...ownCalls.map((call): GoodCall => ({ ...call, isOwn: true })));
  }
  return made;
};
