// The build in JavaScript alone; the others start Java or a program of the machine.
process.env.RECHECK_BACKEND = 'pure';
const { check } = await import('recheck');

/** Milliseconds after which a pattern counts as one to look at; some take a minute where the machine has other work. */
const timeout = 300_000;

/**
 * Why a regular expression can take much longer for a text twice as long, with a text that shows it; undefined when it can't.
 * @param {string} text @param {string} flags @returns {Promise<string | undefined>}
 */
export const judgePattern = async (text, flags) => {
  const { status, complexity, error, attack } = await check(text, flags, { timeout });
  if (status === 'safe') return undefined;
  if (status === 'unknown')
    return `can not be judged (${error.kind}): write it so that it can, or scan the text`;
  return `${complexity.summary}, by ${attack.pattern}`;
};
