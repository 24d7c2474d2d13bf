/** What an error begins with; the rest stands in the log. */
const firstLine = (message = '') => message.split('\n').find((line) => line.trim() !== '') ?? '';

/** A failure in a line: its stage, its name, what it failed of, and where its trace lies. @param {string} stage @param {import('./told.mjs').Told} failure */
export const inALine = (stage, { test, message, trace }) => {
  const line = [stage, test, firstLine(message)].filter(Boolean).join(': ').slice(0, 300);
  return trace ? `${line} · ${trace}` : line;
};
