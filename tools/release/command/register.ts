import { putRelease } from '@byggtun/api/release/putRelease';
import { readFiles } from '@byggtun/api/release/readFiles';
import { isSafeAddress } from '@byggtun/api/release/store/address';
import { ReleaseProblem } from '@byggtun/api/release/store/ReleaseProblem';
import { areaRelease } from '@byggtun/shared/contract/release';

import { overBudget } from '../check/byteBudget';
import { currentState } from '../currentState';
import { liveOf } from '../liveOf';
import { goLive } from './goLive';
import type { Job } from './job';

const timeout = 20_000;

const fetchFile = async (address: string): Promise<Buffer | undefined> => {
  const answer = await fetch(address, { signal: AbortSignal.timeout(timeout) }).catch(() => undefined);
  return answer?.ok ? Buffer.from(await answer.arrayBuffer()) : undefined;
};

const withoutSlashes = (address: string): string =>
  address.endsWith('/') ? withoutSlashes(address.slice(0, -1)) : address;

/** Makes a version live that another origin serves: every file there must be what its build wrote down. */
export const register = async (job: Job, at: string): Promise<void> => {
  const { store, target, say } = job;
  const { name } = target;
  if (!isSafeAddress(at)) throw new ReleaseProblem(`${at} må være en https-adresse.`);
  const address = withoutSlashes(at);
  const seen = liveOf(await currentState(store), name);
  const text = await fetchFile(`${address}/release.json`);
  if (!text) throw new ReleaseProblem(`Fant ingen ${address}/release.json.`);
  const { data, error } = areaRelease.safeParse(JSON.parse(text.toString()));
  if (!data) throw new ReleaseProblem(`${address}/release.json har feil form. ${error.message}`);
  const { version } = data.manifest;
  if (data.manifest.name !== name)
    throw new ReleaseProblem(`${address} er området ${data.manifest.name}, ikke ${name}.`);
  const files = await readFiles(`${name}@${version}`, data.files, (path) =>
    /\.(br|gz)$/.test(path) ? Promise.resolve(undefined) : fetchFile(`${address}/${path}`),
  );
  const heavy = overBudget(data, files);
  if (heavy.length > 0) throw new ReleaseProblem(`${name} er for tung. ${heavy.join(' ')}`);
  await putRelease(store, name, version, { ...data, address }, []);
  say(`${name}@${version} er kontrollert på ${address}. ${new URL(address).origin} må stå i AREA_ORIGINS.`);
  await goLive(job, version, seen);
};
