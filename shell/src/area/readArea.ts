import { areaManifest, areaNavigation, areaRoute, registryEntry } from '@byggtun/shared/contract/area';
import * as z from 'zod';

import type { KnownArea } from './knownArea';

const text = z.string().catch('');

/** What must be readable for an area to have addresses at all. */
const named = z.object({
  manifest: z.object({
    name: areaManifest.shape.name,
    title: text,
    version: text,
    host: text,
    routes: z.array(z.unknown()).catch([]),
    navigation: z.array(z.unknown()).catch([]),
    kiosk: z.boolean().catch(false),
  }),
  entry: text,
  disabled: registryEntry.shape.disabled.catch(undefined),
});

const those = <Schema extends z.ZodType>(schema: Schema, items: unknown[]): z.output<Schema>[] =>
  items.flatMap((item) => {
    const read = schema.safeParse(item);
    return read.success ? [read.data] : [];
  });

const sentence = ({ issues }: z.ZodError) =>
  issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ');

/**
 * Reads one area of the registry. One that breaks the contract keeps its name, and the routes and items that can be read
 * by themselves, so that its addresses lead to a card that tells of it; undefined when not even a name can be read.
 */
export function readArea(answer: unknown): KnownArea | undefined {
  const read = registryEntry.safeParse(answer);
  if (read.success) return read.data;
  const problem = sentence(read.error);
  const salvaged = named.safeParse(answer);
  const name = salvaged.data?.manifest.name ?? 'without a name';
  reportError(new Error(`The registry's area ${name} breaks the contract: ${problem}`));
  if (!salvaged.success) return undefined;
  const { manifest, entry, disabled } = salvaged.data;
  return {
    manifest: {
      ...manifest,
      title: manifest.title || manifest.name,
      routes: those(areaRoute, manifest.routes),
      navigation: those(areaNavigation, manifest.navigation),
      slots: [],
    },
    entry,
    preload: [],
    problem,
    ...(disabled && { disabled }),
  };
}
