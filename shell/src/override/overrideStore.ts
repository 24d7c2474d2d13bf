import type { PickedArea } from '../area/knownArea';
import { fetchJson } from '../early/earlyJson';
import { createStore } from '../state/store';
import { keepOverrides, keptOverrides } from './keptOverrides';
import {
  type Override,
  overrideFolder,
  type OverrideRights,
  readOverride,
  refuseOverride,
} from './overrideRule';

/** An override of this tab; without an area while its `release.json` is on its way. */
export interface RunningOverride extends Override {
  area?: PickedArea;
}

/** The overrides of this tab. */
interface OverrideState {
  /** True when those that this device keeps have been looked at. */
  started: boolean;
  /** By the area's name. */
  running: ReadonlyMap<string, RunningOverride>;
}

/** The overrides that this tab runs. */
export const overrides = createStore<OverrideState>({ started: false, running: new Map() });

const change = (name: string, override: RunningOverride | undefined) => {
  const { started, running } = overrides.get();
  const next = new Map(running);
  if (override) next.set(name, override);
  else next.delete(name);
  overrides.set({ started, running: next });
};

/** Goes back to what is for everybody. */
export function resetOverrides(): void {
  keepOverrides([]);
  overrides.set({ started: true, running: new Map() });
}

function drop({ name }: Override) {
  keepOverrides(keptOverrides().filter((kept) => kept.name !== name));
  change(name, undefined);
}

async function run(override: Override, rights: OverrideRights, warn: (text: string) => void) {
  const { name, version } = override;
  if (overrides.get().running.get(name)?.version === version) return;
  change(name, override);
  try {
    const [answer, { overriddenArea }] = await Promise.all([
      fetchJson(new URL('release.json', overrideFolder(override)).href),
      import('./overriddenArea'),
    ]);
    const area = overriddenArea(override, answer, rights);
    if (overrides.get().running.get(name) === override) change(name, { ...override, area });
  } catch (cause) {
    reportError(new Error(`The override ${name}@${version} could not be read`, { cause }));
    drop(override);
    warn(`Fant ikke ${name} ${version}. Versjonen som er i drift, vises.`);
  }
}

/**
 * Starts the overrides of this device and those that were just asked for. What is refused is told, forgotten, and nothing
 * of it is loaded.
 * @param asked as they stand in the address bar
 */
export function startOverrides(
  asked: readonly string[],
  rights: OverrideRights,
  warn: (text: string) => void,
): void {
  const wanted = [...keptOverrides(), ...asked.flatMap((text) => readOverride(text) ?? [])];
  const latest = [...new Map(wanted.map((override) => [override.name, override])).values()];
  const refusals = latest.map((override) => ({ override, refusal: refuseOverride(override, rights) }));
  refusals.forEach(({ refusal }) => refusal !== undefined && warn(refusal));
  const allowed = refusals.flatMap(({ override, refusal }) => (refusal === undefined ? [override] : []));
  keepOverrides(allowed);
  for (const override of allowed) void run(override, rights, warn);
  overrides.set({ ...overrides.get(), started: true });
}
