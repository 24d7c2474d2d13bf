import type { AreaModule } from '@byggtun/shared/area/defineArea';
import type { RegistryEntry } from '@byggtun/shared/contract/area';
import { provided } from 'byggtun-provided';

import { type Container, runEntry } from './areaContainer';
import { federationRuntime } from './federationRuntime';
import type { AreaSource } from './loadArea';

declare global {
  /** Module Federation's runtime, which every area's entry expects to find; so it is in the page once. */
  var byggtunFederationRuntime: typeof federationRuntime | undefined;
}
globalThis.byggtunFederationRuntime = federationRuntime;

type Loadable = Pick<RegistryEntry, 'manifest' | 'entry' | 'integrity'>;

const containers = new Map<string, Promise<Container>>();

/** The name that an area's entry gives itself in the page; the build makes it in the same way. */
const globalName = ({ manifest }: Loadable) => `${manifest.name}_${manifest.version.replace(/\W/g, '_')}`;

/** How Module Federation's runtime writes down a module that nobody has asked for yet. */
const neverUsed = () => ({
  from: 'shell',
  scope: ['default'],
  useIn: [],
  deps: [],
  loaded: false,
  strategy: 'loaded-first',
});

/** What the shell gives to an area. An area asks for each module once, so one that has got a failure starts anew at the next visit. */
const scopeFor = (forget: () => void) =>
  Object.fromEntries(
    Object.entries(provided).map(([key, { version, load }]) => {
      const get = () =>
        load().then(
          (module) => () => module,
          (cause: unknown) => {
            forget();
            throw cause;
          },
        );
      const shareConfig = { singleton: true, requiredVersion: `^${version}`, strictVersion: true };
      return [key, { [version]: { ...neverUsed(), version, get, shareConfig } }];
    }),
  );

async function openContainer(area: Loadable, name: string): Promise<Container> {
  const container = await runEntry(area, name);
  await container.init(scopeFor(() => containers.delete(name)));
  return container;
}

function containerOf(area: Loadable): Promise<Container> {
  const name = globalName(area);
  const known = containers.get(name);
  if (known) return known;
  const opening = openContainer(area, name);
  containers.set(name, opening);
  opening.catch(() => containers.delete(name));
  return opening;
}

/** Module Federation as the source of areas: webpack's own containers, which take what they share from the shell. */
export const federation: AreaSource = {
  loadEntry: containerOf,
  async loadModule(area) {
    const container = await containerOf(area);
    try {
      const factory = await container.get('./area');
      return factory() as AreaModule;
    } catch (cause) {
      containers.delete(globalName(area));
      throw cause;
    }
  },
  forget: (area) => void containers.delete(globalName(area)),
};
