/** Oldest Node that the product runs on. */
const needed = [20, 19, 0];

/**
 * Ends the command with one sentence when this Node is too old; to be called before anything else is loaded. A Node that
 * was chosen by `npx -p node@24 -c "npm start"` leaves no trace in the environment: every npx below would take that
 * package and that command for its own, and refuse.
 */
export function requireNode() {
  delete process.env.npm_config_package;
  delete process.env.npm_config_call;
  const have = process.versions.node.split('.').map(Number);
  const different = needed.findIndex((part, i) => have[i] !== part);
  if (different === -1 || have[different] > needed[different]) return;
  console.error(
    `Byggtun trenger Node ${needed.join('.')} eller nyere; dette er Node ${process.versions.node}.`,
  );
  process.exit(1);
}
