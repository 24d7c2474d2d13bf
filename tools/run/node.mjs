/** Oldest Node that the product runs on. */
const needed = [20, 19, 0];

/** Ends the command with one sentence when this Node is too old; to be called before anything else is loaded. */
export function requireNode() {
  const have = process.versions.node.split('.').map(Number);
  const different = needed.findIndex((part, i) => have[i] !== part);
  if (different === -1 || have[different] > needed[different]) return;
  console.error(
    `Byggtun trenger Node ${needed.join('.')} eller nyere; dette er Node ${process.versions.node}.`,
  );
  process.exit(1);
}
