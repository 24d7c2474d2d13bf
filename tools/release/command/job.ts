import type { ReleaseStore } from '@byggtun/api/release/store/releaseStore';

import type { Options } from '../options';
import type { Target } from '../target';

/** What a command works on. */
export interface Job {
  store: ReleaseStore;
  /** Who does it. */
  by: string;
  target: Target;
  options: Options;
  /** Tells the person at the terminal. */
  say: (sentence: string) => void;
}
