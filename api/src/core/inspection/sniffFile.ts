import type { FileProblem, Sniffed, SniffJob } from './fileJob';
import { measureFile } from './measureFile';
import { sniffKind } from './sniffKind';

/** What a file is by its bytes, and how many they are. */
export const sniffFile = async ({ path }: SniffJob): Promise<Sniffed | { problem: FileProblem }> => {
  const kind = await sniffKind(path);
  return kind ? { ...kind, ...(await measureFile(path)) } : { problem: 'wrongKind' };
};
