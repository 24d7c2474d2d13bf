import { spawnSync } from 'node:child_process';
import { userInfo } from 'node:os';

const gitName = () => spawnSync('git', ['config', 'user.name'], { encoding: 'utf8' }).stdout.trim();

/** The name that stands in the history: what was given, else git's, the pipeline's or the machine's. */
export const whoReleases = (by: string | undefined): string =>
  [by, gitName(), process.env.GITHUB_ACTOR].find((name) => name !== undefined && name !== '') ??
  userInfo().username;
