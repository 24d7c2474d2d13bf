/** Characters of the shorter text; the longer one is sixteen times as long. */
const length = 3000;
const times = 16;

/** Milliseconds that a machine may be busy with something else without anybody calling it growth. */
const noise = 1;

/** Milliseconds of the processor: on a machine that has other work the clock goes on while this process waits. */
const spent = (run, text) => {
  const began = process.cpuUsage();
  run(text);
  const { user, system } = process.cpuUsage(began);
  return (user + system) / 1000;
};

const fastest = (run, text) => Math.min(...Array.from({ length: 3 }, () => spent(run, text)));

/**
 * How many times longer a text takes that is sixteen times as long: about 16 for work that reads each sign once, 256 for work that reads the
 * rest of the text with each. The fastest of three runs counts, in one process, so that the machine's own pace falls out.
 * @param {(text: string) => unknown} run @param {string} piece repeated to make the text
 * @param {readonly [before: string, behind: string]} [frame]
 */
export const growthOf = (run, piece, [before, behind] = ['', '']) => {
  const textOf = (size) => before + piece.repeat(Math.ceil(size / piece.length)) + behind;
  const short = fastest(run, textOf(length));
  return fastest(run, textOf(length * times)) / Math.max(short, noise);
};
