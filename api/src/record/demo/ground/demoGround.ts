import type { DemoRows } from '../demoPart';

/** What the demo data of every area stand on. */
export const demoGround: DemoRows = {
  name: 'demo',
  load: async () => (await import('./seedGround')).seedGround,
};
