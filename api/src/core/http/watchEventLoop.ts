import { type IntervalHistogram, monitorEventLoopDelay } from 'node:perf_hooks';

import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Milliseconds from which on a task keeps everybody waiting. */
const long = 50;

/** Milliseconds between two looks. */
const beat = 20;

/** Milliseconds in which long tasks are not logged again. */
const quiet = 10_000;

/** How late the event loop is, and was at the most, since the start. */
export interface EventLoopDelay {
  p50: number;
  p99: number;
  max: number;
  /** Tasks of 50 ms and more. */
  longTasks: number;
}

const routeOf = ({ method, routeOptions }: FastifyRequest) => `${method} ${routeOptions.url ?? 'unknown'}`;
const milliseconds = (nanoseconds: number) => Math.round(nanoseconds / 1e5) / 10;

const delayOf = (histogram: IntervalHistogram, longTasks: number): EventLoopDelay => ({
  p50: milliseconds(histogram.percentile(50)),
  p99: milliseconds(histogram.percentile(99)),
  max: milliseconds(histogram.max),
  longTasks,
});

/**
 * Measures how late the event loop is, and logs tasks that keep everybody waiting, by the route that was worked on last and by those that
 * were under way. Who writes a route that does more in one go moves it into a process of its own (`createWorkProcess`).
 * @returns the delay, and the end of it
 */
export const watchEventLoop = (app: FastifyInstance) => {
  const histogram = monitorEventLoopDelay({ resolution: 10 });
  histogram.enable();
  const underWay = new Set<FastifyRequest>();
  let last = 'none';
  let longTasks = 0;
  let toldAt = -Infinity;
  const touch = (request: FastifyRequest) => (last = routeOf(request));

  app.addHook('onRequest', (request, reply, done) => {
    underWay.add(request);
    reply.raw.once('close', () => underWay.delete(request));
    touch(request);
    done();
  });
  app.addHook('preHandler', (request, _reply, done) => {
    touch(request);
    done();
  });
  app.addHook('onSend', (request, _reply, payload, done) => {
    touch(request);
    done(null, payload);
  });

  let expected = performance.now() + beat;
  let used = process.cpuUsage();
  const look = () => {
    const late = performance.now() - expected;
    expected = performance.now() + beat;
    const { user, system } = process.cpuUsage(used);
    used = process.cpuUsage();
    // A machine that gives this process no time makes it late too; that is no task of its own.
    if (late < long || (user + system) / 1000 < late / 2) return;
    longTasks += 1;
    if (underWay.size === 0 || performance.now() - toldAt < quiet) return;
    toldAt = performance.now();
    const routes = [...new Set([...underWay].map(routeOf))].slice(0, 10);
    app.log.warn(
      { ms: Math.round(late), route: last, underWay: routes, longTasks },
      'a task kept everybody waiting',
    );
  };
  const timer = setInterval(look, beat).unref();
  const stop = () => {
    clearInterval(timer);
    histogram.disable();
  };
  return { delay: (): EventLoopDelay => delayOf(histogram, longTasks), stop };
};
