import { createStore } from '../state/store';
import type { AreaFailure } from './areaFailure';
import { folderOf } from './folderOf';
import type { PickedArea } from './knownArea';
import type { Phase } from './phase';
import { isShellsFault } from './shellUpdate';

/** How far an area, or one of its slots, has come in this tab. */
export interface AreaStatus {
  /** The area's name, with `/slot` behind it for a slot. */
  part: string;
  version: string;
  /** Address of the version's folder, with a slash at the end. */
  folder: string;
  /** The phase that it is in, or was last in. */
  phase: Phase;
  state: 'underway' | 'loaded' | 'shown' | 'failed';
  /** When it came there, in milliseconds since 1970. */
  since: number;
  /** Milliseconds that each phase has taken, in the latest visit. */
  durations: Partial<Record<Phase, number>>;
  /** How often a phase was tried again, in the latest visit. */
  retries: number;
  /** How often it was taken through the phases in this tab. */
  visits: number;
  lastFailure?: {
    id: string;
    phase: Phase;
    at: number;
    cause: string;
    /** Another version of the shell would mend it. */
    byShell: boolean;
  };
}

/** The status of every part that this tab has touched, by part. */
export const areaStatuses = createStore<ReadonlyMap<string, AreaStatus>>(new Map());

const put = (status: AreaStatus) => areaStatuses.set(new Map(areaStatuses.get()).set(status.part, status));

/** Writes the way of one part of an area into `areaStatuses`. */
export interface Track {
  enter: (phase: Phase) => void;
  retry: () => void;
  /** Its module is here, or it is on screen. */
  reach: (state: 'loaded' | 'shown') => void;
  fail: (failure: AreaFailure) => void;
}

/** Where a status has come to, the time in the phase before it counted. */
function moved(part: string, to: Pick<AreaStatus, 'phase' | 'state'>): AreaStatus | undefined {
  const now = areaStatuses.get().get(part);
  if (!now) return undefined;
  const since = Date.now();
  const spent = (now.durations[now.phase] ?? 0) + (since - now.since);
  const durations = now.state === 'underway' ? { ...now.durations, [now.phase]: spent } : now.durations;
  return { ...now, ...to, since, durations };
}

/** Begins the way of an area, or of one of its slots, anew. */
export function trackArea(area: PickedArea, slot?: string): Track {
  const { name, version } = area.manifest;
  const folder = folderOf(area);
  const part = slot ? `${name}/${slot}` : name;
  const before = areaStatuses.get().get(part);
  const begun = {
    phase: 'allowed',
    state: 'underway',
    since: Date.now(),
    durations: {},
    retries: 0,
  } as const;
  put({ ...before, ...begun, part, version, folder, visits: (before?.visits ?? 0) + 1 });

  const change = (to: Pick<AreaStatus, 'phase' | 'state'>, more: Partial<AreaStatus> = {}) => {
    const next = moved(part, to);
    // A newer version of the part has begun its own way.
    if (next?.version === version) put({ ...next, ...more });
  };
  const phaseNow = () => areaStatuses.get().get(part)?.phase ?? 'allowed';
  return {
    enter: (phase) => change({ phase, state: 'underway' }),
    retry: () =>
      change(
        { phase: phaseNow(), state: 'underway' },
        { retries: (areaStatuses.get().get(part)?.retries ?? 0) + 1 },
      ),
    reach: (state) => change({ phase: phaseNow(), state }),
    fail: (failure) => {
      const { id, phase, cause } = failure;
      const byShell = isShellsFault(failure);
      change(
        { phase, state: 'failed' },
        { lastFailure: { id, phase, at: Date.now(), cause: String(cause), byShell } },
      );
    },
  };
}
