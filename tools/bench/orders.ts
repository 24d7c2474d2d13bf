// The calls of orders on 100,000 orders with 1,000,000 lines, 20,000 of them in the house whose list it is, as developer staff (nobody else has
// orders), ten at a time, beside a bare handler that runs one hand-written statement for each (`support/bare/`), in turn in the same run.
//   --orders 100000 --rounds 3 --seconds 3 --connections 10
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

import { createJudge, finish } from './support/judgeLists';
import { listShots } from './support/listShots';
import { startPortal, temporaryData } from './support/portal';
import { scaleOrders } from './support/scaleOrders';
import { databaseOf, startBare } from './support/startBare';
import { tokenFor } from './support/tokenFor';

const port = 4354;
const bar = 150;
const { values: options } = parseArgs({
  options: {
    orders: { type: 'string', default: '100000' },
    rounds: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '3' },
    connections: { type: 'string', default: '10' },
  },
});

const data = temporaryData();
const seed = fileURLToPath(new URL('../run/seed.mjs', import.meta.url));
spawnSync(process.execPath, [seed], { stdio: 'inherit', env: { ...process.env, BYGGTUN_DATA: data } });
const portal = await startPortal({ port, data });
const { orders, lines, house, project, order } = await scaleOrders(databaseOf(data), Number(options.orders));
console.log(`${orders} orders with ${lines} lines`);
const { judge, problems } = createJudge({
  portal: portal.origin.replace('localhost', '127.0.0.1'),
  bare: await startBare('bareLists.ts', port + 1, databaseOf(data)),
  rounds: Number(options.rounds),
  seconds: Number(options.seconds),
  connections: Number(options.connections),
});

const staff = { who: 'all', token: await tokenFor(portal.origin, 'kari@byggtun.example'), company: 0 };
const shots = listShots({
  path: `/project/house/${house}/orders`,
  headers: [
    { value: 'status', type: 'select', filterClause: 'in', filterValues: [1] },
    { value: 'houseId', type: 'select', filterClause: 'in', filterValues: [house] },
  ],
  sortBy: 'orderDate',
  search: 'vindu',
  filter: [
    { value: 'projectOid', type: 'select', filterValues: [project] },
    { value: 'orderDate', type: 'date', filterClause: 'after', filterValues: ['2024-01-01'] },
  ],
}).filter((shot) => shot.bar !== Infinity);
for (const shot of shots) await judge(staff, { ...shot, bar });
await judge(staff, { name: 'an order with ten lines', path: `/project/house/order/${order}`, bar });

await portal.end();
finish(problems);
