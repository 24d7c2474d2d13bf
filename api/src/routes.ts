import type { FastifyInstance } from 'fastify';

import { healthRoutes } from './health/healthRoutes';

/** The routes of every noun. */
export const routes: ((app: FastifyInstance) => void)[] = [healthRoutes];
