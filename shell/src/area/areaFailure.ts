import type { PickedArea } from './knownArea';
import { type Phase, phaseTable } from './phase';

/** Why an area is not on screen. */
export interface AreaFailure {
  /** Norwegian name of the area. */
  title: string;
  name: string;
  version: string;
  phase: Phase;
  /** Eight characters that stand on the error card and beside the cause in the browser's log. */
  id: string;
  /** What the error card says. */
  text: string;
  cause: unknown;
  /** True when another try can't change anything. */
  final: boolean;
}

/** What a phase says when it refuses an area. */
export interface Refusal {
  /** A sentence of its own instead of the phase's. */
  text?: string;
  cause: unknown;
  final?: boolean;
}

/** What a step ends in; nothing is thrown. */
export type Result<T> = { ok: true; value: T } | { ok: false; failure: AreaFailure };

/** Names a failure. */
export const areaFailure = (
  { manifest: { name, title, version } }: PickedArea,
  phase: Phase,
  { text = phaseTable[phase].text, cause, final = false }: Refusal,
): AreaFailure => ({ title, name, version, phase, id: crypto.randomUUID().slice(0, 8), text, cause, final });

/** Writes a failure with its cause to the browser's log. */
export function logFailure({ name, version, phase, id, cause }: AreaFailure): void {
  reportError(new Error(`Area ${name} ${version} stopped in phase ${phase} [${id}]`, { cause }));
}
