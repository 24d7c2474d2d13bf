// How long tests wait at the most, in milliseconds: for a machine that has other work. They cost nothing where all goes well. No test has
// a number of its own (tools/lint/ceilings.mjs).

/** Tests of the API and of the tools. */
export const program = {
  /** What is waited for. */
  wait: 180_000,
  /** Each thing that a test file has opened to close, and its process to end when all are closed. */
  close: 60_000,
  /** A whole file, more than ten times what the slowest (`fuzz`) needs: one that hangs fails by its name, and holds up no other. */
  file: 1_800_000,
  /** What must not come has this long to come. It is waited for in full; too short, and a fault is not seen, but nothing fails. */
  absence: 200,
};

/** Screens in jsdom. */
export const screens = {
  /** What is waited for. */
  wait: 20_000,
  test: 60_000,
};

/** Journeys. */
export const journeys = {
  /** What is waited for. */
  wait: 60_000,
  /** What takes longer: tries of `toPass`, an edit while webpack writes its cache. */
  longWait: 120_000,
  /** What one try of `toPass` has brought about; what did not come by then is brought about once more. */
  oneTry: 4_000,
  /** One of the days that a person types again and again. */
  typedDay: 4_000,
  test: 300_000,
  /** A portal to come up, with data made anew. */
  start: 300_000,
  /** Its database to stop, and its data to be taken away: seconds, and more where the disk is busy. */
  stop: 60_000,
};
