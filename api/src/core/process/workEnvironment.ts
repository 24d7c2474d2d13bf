/** What a program needs of the surroundings to run at all. */
const needed = /^(?:PATH|HOME|TMP|TEMP|TMPDIR|LANG|LC_\w+|TZ|SYSTEMROOT|NODE_\w+|VIPS_\w+|TSX_\w+)$/i;

/** The environment of a work process: what it might be brought to tell by an evil file, it does not know (keys, the database). */
export const workEnvironment = (environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv => ({
  ...Object.fromEntries(Object.entries(environment).filter(([name]) => needed.test(name))),
  // Of what the threads of the C library keep for themselves, one share is enough.
  MALLOC_ARENA_MAX: '1',
});
