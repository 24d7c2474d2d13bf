import { fitsHost } from '@byggtun/shared/contract/fitsHost';
import type { AreaRelease, ShellRelease } from '@byggtun/shared/contract/release';

/** What keeps an area from running in a shell, in sentences; none when it fits. */
export const fit = ({ manifest, shared, later }: AreaRelease, shell: ShellRelease): string[] => {
  const missing = [...shared, ...later].filter((key) => !(key in shell.modules));
  const title = `${manifest.name}@${manifest.version}`;
  return [
    ...(fitsHost(manifest.host, shell.hostVersion)
      ? []
      : [`${title} trenger vert-API ${manifest.host}; shell@${shell.version} gir ${shell.hostVersion}.`]),
    ...(missing.length === 0
      ? []
      : [`${title} trenger ${missing.join(', ')}, som shell@${shell.version} ikke gir.`]),
  ];
};
