import assert from 'node:assert/strict';
import { test } from 'node:test';

import { buildScene } from '../../../testing/builders/scene';

const addresses = {
  BYGGTUN_HANDBOOK_URL: 'https://handbok.example/',
  BYGGTUN_USER_GUIDE_URL: 'https://veiledning.example/',
};

test('the handbook of the staff is told to the staff alone, the guide to everybody who is signed in', async () => {
  const { call, staff, worker } = await buildScene(addresses);
  const guides = async (who: typeof staff) => (await call(who, 'GET', '/user/guides')).json<unknown>();
  assert.equal((await call(undefined, 'GET', '/user/guides')).statusCode, 401);
  assert.deepEqual(await guides(worker), { handbook: null, userGuide: 'https://veiledning.example/' });
  assert.deepEqual(await guides(staff), {
    handbook: 'https://handbok.example/',
    userGuide: 'https://veiledning.example/',
  });
});

test('nothing is told of what was not set', async () => {
  const { call, staff } = await buildScene();
  const answer = await call(staff, 'GET', '/user/guides');
  assert.deepEqual(answer.json(), { handbook: null, userGuide: null });
});
