import type { LiveRelease } from '@byggtun/shared/contract/release';

import { currentState } from '../currentState';
import { timeOf } from '../timeOf';
import type { Job } from './job';
import { rolloutText } from './rolloutText';

const linesOf = (name: string, { version, since, canary, disabled, previous }: LiveRelease): string[] => [
  `${name.padEnd(12)} ${version.padEnd(18)} siden ${timeOf(since.at)} av ${since.by}${previous[0] ? `, før det ${previous[0]}` : ''}`,
  ...(canary
    ? [
        `${''.padEnd(12)} ${canary.version.padEnd(18)} prøves av ${rolloutText(canary.rollout)} siden ${timeOf(canary.since.at)} av ${canary.since.by}`,
      ]
    : []),
  ...(disabled ? [`${''.padEnd(12)} SLÅTT AV ${timeOf(disabled.at)} av ${disabled.by}`] : []),
];

/** What is live, since when and by whom. */
export const status = async ({ store, say }: Omit<Job, 'target'>): Promise<void> => {
  const { revision, shell, areas } = await currentState(store);
  say(`${store.title}, endring ${revision}`);
  if (!shell && Object.keys(areas).length === 0) say('Ingenting er sluppet ennå.');
  const lines = [
    ...(shell ? linesOf('shell', shell) : []),
    ...Object.entries(areas)
      .sort(([a], [b]) => a.localeCompare(b))
      .flatMap(([name, live]) => linesOf(name, live)),
  ];
  lines.forEach((line) => say(line));
};
