// @ts-check

/** @param {number} bytes */
export const kilo = (bytes) => (bytes / 1000).toFixed(1);

/** Prints each step's files, the largest first. @param {string} form @param {import('./visit.mjs').Step[]} steps */
export function listFiles(form, steps) {
  console.log(`\n${form}, KB gzip per file`);
  for (const { step, files } of steps) {
    console.log(`  ${step}`);
    const sorted = [...files].sort((a, b) => b.bytes - a.bytes);
    for (const { path, bytes } of sorted) console.log(`  ${kilo(bytes).padStart(7)}  ${path}`);
  }
}

/** What has been fetched up to and with each step. @param {import('./visit.mjs').Step[]} steps */
export const sumsOf = (steps) =>
  steps.map(({ step }, index) => {
    const files = steps.slice(0, index + 1).flatMap((one) => one.files);
    return { step, bytes: files.reduce((sum, { bytes }) => sum + bytes, 0), requests: files.length };
  });
