// @ts-check
import { tsImport } from 'tsx/esm/api';

/**
 * Puts live on this machine what was built; ends the command with the sentence that says what keeps it from that, if anything does.
 * @param {string} dist the folder of builds
 */
export async function publishOrEnd(dist) {
  const { publishLocal } = await tsImport('../release/publishLocal.ts', import.meta.url);
  const problem = await publishLocal(dist);
  if (problem === undefined) return;
  console.error(problem);
  process.exit(1);
}
