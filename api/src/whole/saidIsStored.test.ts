import assert from 'node:assert/strict';
import { before, test } from 'node:test';

import { listComments } from '@byggtun/shared/contract/comment';
import { exportTable } from '@byggtun/shared/contract/exportTable';

import { areas } from '../areas';
import { areaCommands } from '../testing/commands/areaCommands';
import { fileCommands } from '../testing/commands/fileCommands';
import { holdCommands } from '../testing/commands/holdCommands';
import { contractRoutes } from '../testing/contractRoutes';
import { buildGround, type Ground } from '../testing/rights/ground';

/** Of the floor below the areas, and of each of them. */
const parts = [
  { commands: fileCommands, questions: [listComments, exportTable] },
  ...(await areaCommands(areas)),
];
const table = parts.flatMap(({ commands }) => commands);

let ground: Ground;
before(async () => {
  ground = await buildGround();
  await ground.scene.app.listen({ host: '127.0.0.1', port: 0 });
});

test('no command of the contract is missing from the table', async () => {
  const known = new Set([...parts.flatMap(({ questions }) => questions), ...table.map(({ route }) => route)]);
  const commands = (await contractRoutes()).filter(([, { method }]) => method !== 'GET');
  assert.ok(commands.length > 25, String(commands.length));
  assert.deepEqual(
    commands.filter(([, route]) => !known.has(route)).map(([name]) => name),
    [],
  );
});

holdCommands(table, () => ground);
