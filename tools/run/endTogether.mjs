import { once } from 'node:events';

const isWindows = process.platform === 'win32';

/** Starts a child in a process group of its own, so that `endTogether` can end all that it has started; Windows needs none. */
export const ownGroup = { detached: !isWindows };

const endGroup = (child) => {
  try {
    if (isWindows) child.kill();
    else process.kill(-child.pid, 'SIGTERM');
  } catch {
    // It has ended by itself.
  }
};

const leave = { SIGINT: () => process.exit(130), SIGTERM: () => process.exit(143) };

/** Waits for a child started with `ownGroup`; when this process ends before it, so does the child. Answers its exit code. */
export async function endTogether(child) {
  const end = () => endGroup(child);
  process.once('exit', end);
  // The terminal's Ctrl-C does not reach the group; without a listener this process would end without 'exit'.
  for (const [signal, exit] of Object.entries(leave)) process.on(signal, exit);
  try {
    const [code] = await once(child, 'close');
    return code;
  } finally {
    process.off('exit', end);
    for (const [signal, exit] of Object.entries(leave)) process.off(signal, exit);
  }
}
