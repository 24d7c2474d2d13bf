import type { Flip, LiveRelease, ReleaseState } from '@byggtun/shared/contract/release';

/** A file on its way into a store; its path is below the folder that it goes to. */
export interface StoredFile {
  path: string;
  content: Buffer;
}

/** When and by whom a flip is made. */
export type Stamp = LiveRelease['since'];

/** What a flip does to one area or the shell. */
export interface Change extends Pick<Flip, 'action' | 'name' | 'version' | 'before'> {
  /** What is live of it from now on. */
  live: LiveRelease;
}

/** Decides what changes of a state, again on a newer one when somebody else was faster; throws a `ReleaseProblem` when nothing may. */
export type Decide = (state: ReleaseState, stamp: Stamp) => Promise<Change>;

/** Where releases lie: a folder or a Blob container. Paths are below it, with `/`. Only `registry.json`, what is live, ever changes. */
export interface ReleaseStore {
  /** How people call it; carries no credentials. */
  title: string;
  /** Milliseconds for which a state may be used without asking again; 0 where asking costs nothing. */
  freshFor: number;
  /**
   * The text of `registry.json`, undefined before the first flip, and a mark that changes with it.
   * @param known a mark: nothing is answered when it is still that
   */
  readState(known?: string): Promise<{ mark: string; text: string | undefined } | undefined>;
  /** A file's bytes, undefined when it is not there. */
  read(path: string): Promise<Buffer | undefined>;
  /** Names of what lies directly in a folder. */
  list(folder: string): Promise<string[]>;
  /** Writes a file, whole or not at all; other bytes at the same path are replaced. */
  putFile(path: string, content: Buffer): Promise<void>;
  /** Writes a folder; the last file arrives when all others have. */
  putFolder(folder: string, files: StoredFile[]): Promise<void>;
  /** Removes a file, or a folder with all that is in it. */
  remove(path: string): Promise<void>;
  /** Changes what is live; of two at once one waits or is asked again. */
  flip(by: string, decide: Decide): Promise<Flip>;
}
