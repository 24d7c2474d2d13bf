/** What the page and the service worker tell each other. */
export type WorkerMessage =
  /** To the worker: an area was opened; `folder` is the address of its version, with a slash at the end. */
  | { kind: 'visited'; folder: string }
  /** To the worker: these versions are live for this person, opened or not; `folders` as above. */
  | { kind: 'live'; folders: readonly string[] }
  /** To the worker: which version of the shell does it hold? */
  | { kind: 'ask' }
  /** To a worker that waits: take over now; the browser has lost that it had asked to. */
  | { kind: 'takeOver' }
  /** To the page: this one, in full. */
  | { kind: 'version'; version: string };
