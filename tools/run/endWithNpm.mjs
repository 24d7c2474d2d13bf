import { isWhole, readLineage } from './lineage.mjs';

/**
 * Lets `npm start` and `npm test` end as a whole. npm passes SIGTERM on to its shell alone; the shell dies of it and would leave this
 * process behind, and so would an npm that is killed. So, when npm started this process: when one of those it was
 * started through is gone, it stops as if it had got the signal itself. Until `takeOver`, while packages are installed
 * and built or tests run, every signal ends it at once, by an exit that its children hear of.
 * @returns {{ takeOver: () => void }} to be called before the server sets its own way of stopping
 */
export function endWithNpm() {
  if (process.env.npm_lifecycle_event) {
    const lineage = readLineage();
    setInterval(() => {
      if (!isWhole(lineage)) process.kill(process.pid, 'SIGTERM');
    }, 250).unref();
  }
  const leave = { SIGINT: () => process.exit(130), SIGTERM: () => process.exit(143) };
  for (const [signal, end] of Object.entries(leave)) process.on(signal, end);
  const takeOver = () => {
    for (const [signal, end] of Object.entries(leave)) process.off(signal, end);
  };
  return { takeOver };
}
