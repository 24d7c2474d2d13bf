import {
  type AreaRelease,
  areaRelease,
  type ShellRelease,
  shellRelease,
} from '@byggtun/shared/contract/release';

import { releaseFolder } from './store/paths';
import { ReleaseProblem } from './store/ReleaseProblem';
import type { ReleaseStore } from './store/releaseStore';

type Reader = Pick<ReleaseStore, 'read'>;

const readJson = async (store: Reader, name: string, version: string): Promise<unknown> => {
  const content = await store.read(`${releaseFolder(name, version)}/release.json`);
  if (!content)
    throw new ReleaseProblem(`${name}@${version} er ikke helt lastet opp: release.json finnes ikke.`);
  try {
    return JSON.parse(content.toString());
  } catch {
    throw new ReleaseProblem(`${name}@${version}: release.json er ikke JSON.`);
  }
};

const wrong = (name: string, version: string, error: { message: string }) =>
  new ReleaseProblem(`${name}@${version}: release.json har feil form. ${error.message}`);

/** `release.json` of an area's version. @throws ReleaseProblem when it is missing, or not of the contract's shape */
export const readAreaRelease = async (store: Reader, name: string, version: string): Promise<AreaRelease> => {
  const { data, error } = areaRelease.safeParse(await readJson(store, name, version));
  if (!data) throw wrong(name, version, error);
  const { manifest } = data;
  if (manifest.name !== name || manifest.version !== version)
    throw new ReleaseProblem(
      `${name}@${version}: release.json gjelder ${manifest.name}@${manifest.version}.`,
    );
  return data;
};

/** `release.json` of a version of the shell. @throws ReleaseProblem when it is missing, or not of the contract's shape */
export const readShellRelease = async (store: Reader, version: string): Promise<ShellRelease> => {
  const { data, error } = shellRelease.safeParse(await readJson(store, 'shell', version));
  if (!data) throw wrong('shell', version, error);
  if (data.version !== version)
    throw new ReleaseProblem(`shell@${version}: release.json gjelder ${data.version}.`);
  return data;
};

/** `release.json` of whatever has this name. */
export const readRelease = (
  store: Reader,
  name: string,
  version: string,
): Promise<AreaRelease | ShellRelease> =>
  name === 'shell' ? readShellRelease(store, version) : readAreaRelease(store, name, version);
