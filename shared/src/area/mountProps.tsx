import type { Portal } from '../portal/portal';

/** What the shell hands to an area when it mounts its pages or one of its slots: the props of the parcel. */
export interface MountProps {
  portal: Portal;
  /** The area's own page patterns; its router keeps the last address among them. Empty for a slot. */
  paths: readonly string[];
  /** What the place of a slot knows, such as `projectId`. Empty for pages. */
  params: Readonly<Record<string, string>>;
  /** Told when the area's own tree has crashed; the shell then shows the error card in its place. */
  onCrash: (error: unknown) => void;
}
