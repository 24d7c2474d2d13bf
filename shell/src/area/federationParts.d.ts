/** A part of Module Federation's runtime that its package declares no types for: takes the shared modules of a chunk. */
declare module '@module-federation/webpack-bundler-runtime/dist/consumes.js' {
  import type { ConsumesOptions } from '@module-federation/webpack-bundler-runtime';
  export const consumes: (options: ConsumesOptions) => void;
}
