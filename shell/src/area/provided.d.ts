/** Made by the build from tools/webpack/sharedModules.mjs: what areas take from the shell, by import. */
declare module 'byggtun-provided' {
  export const provided: Readonly<Record<string, { version: string; load: () => Promise<object> }>>;
}
