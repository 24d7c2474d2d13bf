// What `npm start` runs: the server in a process of its own, started again when it ends without having been asked to.
import { requireFiles } from './core/start/requireFiles';
import { StartError } from './core/start/StartError';
import { supervise } from './core/start/supervise';

const say = (sentence: string) => void process.stderr.write(`${sentence}\n`);

try {
  requireFiles();
  process.exitCode = await supervise({ program: new URL('./main.js', import.meta.url), say });
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  say(error.message);
  process.exitCode = 1;
}
process.exit();
