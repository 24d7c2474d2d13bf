import type { AreaManifest } from '@byggtun/shared/contract/area';

/** Which places are filled that no page of these areas has, in sentences; none when each place is there. */
export const missingPlaces = (areas: readonly AreaManifest[]): string[] => {
  const places = new Set(areas.flatMap(({ routes }) => routes.flatMap(({ slots = [] }) => slots)));
  return areas.flatMap(({ name, version, slots }) =>
    slots
      .filter(({ slot }) => !places.has(slot))
      .map(
        ({ slot, name: part }) =>
          `${name}@${version} fyller ${slot} med ${part}, men ingen side har den plassen.`,
      ),
  );
};
