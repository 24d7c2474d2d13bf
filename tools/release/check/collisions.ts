import type { AreaManifest } from '@byggtun/shared/contract/area';

/** `/complaints/:id` and `/complaints/:caseId` are one address. */
const pattern = (path: string) => path.replaceAll(/:\w+/g, ':').replace(/(.)\/$/, '$1');

/** Where an area takes what another one has already, in sentences; none when it takes nothing. */
export const collisions = (one: AreaManifest, others: AreaManifest[]): string[] =>
  others.flatMap((other) => {
    const addresses = new Set(other.routes.map(({ path }) => pattern(path)));
    const places = new Set(other.slots.map(({ slot, name }) => `${slot}/${name}`));
    return [
      ...one.routes
        .filter(({ path }) => addresses.has(pattern(path)))
        .map(({ path }) => `Adressen ${path} finnes allerede i ${other.name}@${other.version}.`),
      ...one.slots
        .filter(({ slot, name }) => places.has(`${slot}/${name}`))
        .map(
          ({ slot, name }) =>
            `Bidraget ${name} til ${slot} finnes allerede i ${other.name}@${other.version}.`,
        ),
    ];
  });
