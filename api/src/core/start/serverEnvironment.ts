/**
 * The server's environment. Of what the threads of the C library keep for themselves, two shares are enough: with one for each thread the
 * memory of a server that was busy once stays a quarter higher. Who runs it may say otherwise.
 */
export const serverEnvironment = (environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv => ({
  MALLOC_ARENA_MAX: '2',
  ...environment,
});
