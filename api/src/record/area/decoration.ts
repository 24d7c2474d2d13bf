import type { Registers } from './collect';

declare module 'fastify' {
  interface FastifyInstance {
    /** What the areas have declared. */
    registers: Registers;
  }
}
