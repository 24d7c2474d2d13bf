import { readFileSync } from 'node:fs';

/** The empty text for a process that is gone, or where there is no /proc; whatever else fails says nothing of it and is thrown. */
const read = (pid, file) => {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch (error) {
    if (['ENOENT', 'ESRCH', 'ENOTDIR'].includes(error.code)) return '';
    throw error;
  }
};

/** The process's parent; where there is no /proc, known for this process alone. */
const parentOf = (pid) => {
  if (pid === process.pid) return process.ppid;
  const stat = read(pid, 'stat');
  return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1] ?? 0);
};

const isNpm = (pid) => /^np[mx]\b/.test(read(pid, 'cmdline'));

const ancestors = (length = 12) => {
  const found = [];
  for (let pid = parentOf(process.pid); pid > 1 && found.length < length; pid = parentOf(pid))
    found.push(pid);
  return found;
};

/** The processes that started this one, nearest first, up to the outermost npm or npx, which may be nested; at least the parent. */
export const readLineage = () => {
  const all = ancestors();
  return all.slice(0, Math.max(1, all.findLastIndex(isNpm) + 1));
};

/** Whether all are still there, each the parent of the one before. Who can't be asked about (no more open files) is not gone. */
export const isWhole = (lineage) => {
  if (lineage[0] !== parentOf(process.pid)) return false;
  try {
    const now = ancestors(lineage.length);
    return lineage.every((pid, i) => now[i] === pid);
  } catch {
    return true;
  }
};
